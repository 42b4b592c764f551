/** The shapes of the contract, for code that must not load it. */

export type { Address, AddressInput } from './addresses/contract.ts';
export type { AuditEntry } from './audit-trail/contract.ts';
export type { RefreshGrant } from './auth-tokens/contract.ts';
export type { Business, BusinessCategory } from './businesses/contract.ts';
export type { Cart, CartLine } from './cart/contract.ts';
export type { Category, CategoryDetail, ChildCategory, LastCategory } from './categories/contract.ts';
export type { ChatMessage, ChatSide, ChatThread } from './chat/contract.ts';
export type { CheckoutQuote, CheckoutWarning } from './checkout/contract.ts';
export type { Collection } from './collections/contract.ts';
export type { ContactPhone } from './contact-phones/contract.ts';
export type { CollectedCoupon, Coupon } from './coupons/contract.ts';
export type { CurrencyEntry } from './currencies/contract.ts';
export type { DeliveryOption, TypedAddress } from './delivery-quotes/contract.ts';
export type {
	BankAct,
	BankPayment,
	CouponBenefit,
	DeveloperClock,
	Fault,
	FaultKind,
	GrantedCoupon,
	NewFault,
	OperatedConversation,
	OperatedQuotation,
	OutboxMessage,
	QuotationAct,
	SteppedParcel,
} from './dev-tool/contract.ts';
export type { DeadJob, DeadJobAct } from './dev-tool/dead-jobs-contract.ts';
export type { OperatedMoney, SettlementAct } from './dev-tool/operated-money-contract.ts';
export type { EditionSettings, Operator } from './editions/contract.ts';
export type { Download, HeldEntitlement } from './entitlements/contract.ts';
export type { FollowState } from './follows/contract.ts';
export type { HelpArticle, HelpBlock, HelpGroup, HelpSpan, HelpSummary } from './help/contract.ts';
export type { Banner, FlashSaleItem, HomeFeed, HomeSection, ShopCard } from './home/contract.ts';
export type {
	BannerInput,
	HomeContent,
	HomeSectionInput,
	OperatedBanner,
	OperatedSection,
} from './home-content/contract.ts';
export type { LinkedAccount } from './linked-accounts/contract.ts';
export type { Country, Place, Region, Subdistrict, Township } from './locations/contract.ts';
export type { MissedSearch } from './missed-searches/contract.ts';
export type { Notification } from './notifications/contract.ts';
export type { OfferResult, OfferUpdate } from './offers/contract.ts';
export type { CouponInput, OperatedCoupon } from './operated-coupons/contract.ts';
export type {
	FlashSaleGoodsView,
	FlashSaleInput,
	ListedFlashSale,
	OperatedFlashSale,
} from './operated-flash-sales/contract.ts';
export type {
	ComparedVersion,
	OperatedPage,
	OperatedPageSummary,
	PageTextsInput,
	PageVersion,
} from './operated-pages/contract.ts';
export type { Order, OrderLine, OrderSummary, Parcel, ParcelEvent, ParcelReturn } from './orders/contract.ts';
export type { OtpReceipt } from './otp/contract.ts';
export type { PageReport } from './page-figures/contract.ts';
export type { Payment } from './payments/contract.ts';
export type { PointsEntry } from './points/contract.ts';
export type { PostOffice } from './post-offices/contract.ts';
export type {
	CategoryMatch,
	DigitalMatch,
	DigitalPlanOffer,
	ListedProduct,
	ListingFilters,
	ListingPage,
	ListingSort,
	PriceTierOffer,
	Product,
	ProductDetails,
	ProductFacets,
	ProductMatch,
	Variant,
} from './products/contract.ts';
export type { Profile } from './profile/contract.ts';
export type { PushChoices, PushSubscriptionKeys } from './push/contract.ts';
export type { ProductQuestion } from './questions/contract.ts';
export type { Quotation } from './quotations/contract.ts';
export type { Reauthentication } from './reauthentication/contract.ts';
export type { AwaitingReview, ChangedReview, NewReview, OwnReview, Review, ReviewSort } from './reviews/contract.ts';
export type {
	ApplicationDocument,
	ApplicationInput,
	BankAccount,
	OwnApplication,
} from './seller-applications/contract.ts';
export type { ImportFault, ProductImport } from './seller-imports/contract.ts';
export type { SellerParcel } from './seller-parcels/contract.ts';
export type {
	EditedProduct,
	GoodsRefusal,
	ProductInput,
	SellerAttribute,
	SellerCategory,
	SellerOffer,
	SellerProduct,
	WrittenProduct,
} from './seller-products/contract.ts';
export type { SellerQuestion } from './seller-questions/contract.ts';
export type { SellerQuotation } from './seller-quotations/contract.ts';
export type { OwnSections, SectionsInput } from './seller-sections/contract.ts';
export type { BankAccountInput, OwnShop, ShopAddressInput, ShopInput } from './seller-shops/contract.ts';
export type { SellerStatement, SellerStatementDetails, UnstatedEarning } from './seller-statements/contract.ts';
export type { ErrorBody, Localized, Money, Picture, ProductSummary } from './shared.ts';
export type { ShopDetail, ShopSection, ShopSummary } from './shops/contract.ts';
export type { StaffAccess } from './staff-access/contract.ts';
export type { StaffAccount } from './staff-accounts/contract.ts';
export type { StaffApplication, StaffApplicationDetails } from './staff-applications/contract.ts';
export type { AttributeInput, CategoryAttributes, StaffAttribute } from './staff-attributes/contract.ts';
export type { CategoryInput, StaffCategory } from './staff-categories/contract.ts';
export type { ReviewedGoods, ReviewedGoodsDetails } from './staff-goods/contract.ts';
export type { StaffJob } from './staff-jobs/contract.ts';
export type { StaffMember } from './staff-members/contract.ts';
export type { StaffCancellation, StaffOrder, StaffOrderDetails } from './staff-orders/contract.ts';
export type { StaffShop } from './staff-shops/contract.ts';
export type { NewSavedView, SavedView } from './staff-views/contract.ts';
export type { TrackedOrder, TrackedParcel } from './tracking/contract.ts';
export type { SizedPicture, Upload, UploadPurpose } from './uploads/contract.ts';
export type {
	WebhookChange,
	WebhookDelivery,
	WebhookDeliveryDetails,
	WebhookEndpoint,
	WebhookEndpointInput,
	WebhookReplay,
} from './webhooks/contract.ts';
export type { WholesaleCategory, WholesaleHome, WholesaleProduct } from './wholesale/contract.ts';
