export { revertAccountChange } from './account-changes/mutations.ts';
export { confirmAccountDeletion, startAccountDeletion } from './account-deletion/mutations.ts';
export { accountDeletion } from './account-deletion/queries.ts';
export { addAddress, changeAddress, makeAddressPrimary, removeAddress } from './addresses/mutations.ts';
export { addresses } from './addresses/queries.ts';
export { createRefreshToken, refreshSession } from './auth-tokens/mutations.ts';
export { type BusinessFilter, business, businesses } from './businesses/queries.ts';
export { addCartLine, changeCartLine, removeCartLine } from './cart/mutations.ts';
export { cart, cartCount } from './cart/queries.ts';
export { categories, categoriesWithProducts, categoryDetail } from './categories/queries.ts';
export { markChatRead, openChatThread, sendChatMessage } from './chat/mutations.ts';
export { chatEventsPath, chatMessages, chatThread, chatThreads, unreadChat } from './chat/queries.ts';
export { checkoutQuote } from './checkout/queries.ts';
export { collectionDetail, collections } from './collections/queries.ts';
export {
	addContactPhone,
	removeContactPhone,
	sendContactPhoneCode,
	verifyContactPhone,
} from './contact-phones/mutations.ts';
export { contactPhones } from './contact-phones/queries.ts';
export { couponCheck, coupons } from './coupons/queries.ts';
export { currencies } from './currencies/queries.ts';
export { deliveryEstimate, productDelivery } from './delivery-calculator/queries.ts';
export { deliveryQuotes } from './delivery-quotes/queries.ts';
export { addFault, clearFaults, endPaymentTime, shiftClock, stepParcel } from './dev-tool/mutations.ts';
export { developerClock, faults, outbox, steppedParcels } from './dev-tool/queries.ts';
export { edition, editions } from './editions/queries.ts';
export { changeEntitlement, createDownload } from './entitlements/mutations.ts';
export { entitlementDetail, entitlements } from './entitlements/queries.ts';
export { followShop, unfollowShop } from './follows/mutations.ts';
export { followState, follows } from './follows/queries.ts';
export { helpArticle, helpArticles } from './help/queries.ts';
export { home } from './home/queries.ts';
export {
	ApiError,
	type ApiErrorCode,
	type ApiErrorInit,
	CLIENT_ERRORS,
	type ClientErrorCode,
	isApiError,
} from './http/api-error.ts';
export { type Attempt, type Client, type ClientConfig, createClient, type SendOptions } from './http/client.ts';
export { API_ERRORS, type ErrorCode } from './http/errors.ts';
export type { Fetch } from './http/exchange.ts';
export type { SecurityKeyConfig } from './http/key-maker.ts';
export { type AnswerOf, type ApiRequest, cacheKey, call, isPrivateKey, pathOf } from './http/request.ts';
export { unlinkAccount } from './linked-accounts/mutations.ts';
export { linkedAccounts } from './linked-accounts/queries.ts';
export {
	countries,
	placeSearch,
	placesOfPostcode,
	regions,
	subdistricts,
	townships,
} from './locations/queries.ts';
export { changeNotificationChoices, markNotificationsRead } from './notifications/mutations.ts';
export { notificationChoices, notifications, unreadNotifications } from './notifications/queries.ts';
export { buyAgain, cancelOrder, confirmReceipt, placeOrder } from './orders/mutations.ts';
export { invoice, type OrderFilter, orderDetail, orders, paperFile, receipt } from './orders/queries.ts';
export { sendSignInCode } from './otp/mutations.ts';
export { confirmPasswordReset, startPasswordReset } from './password-reset/mutations.ts';
export { abandonPayment, settleSandboxPayment, startPayment } from './payments/mutations.ts';
export { paymentState } from './payments/queries.ts';
export { points } from './points/queries.ts';
export { type PostOfficeFilter, postOffice, postOffices } from './post-offices/queries.ts';
export {
	digitalProductSearch,
	type ListingFilter,
	productDetail,
	productFacets,
	productListing,
	productSearch,
	productSelection,
} from './products/queries.ts';
export {
	changePassword,
	changeProfile,
	confirmIdentifierChange,
	startIdentifierChange,
} from './profile/mutations.ts';
export { profile } from './profile/queries.ts';
export {
	acceptQuotation,
	declineQuotation,
	type QuotationWish,
	requestQuotation,
	withdrawQuotation,
} from './quotations/mutations.ts';
export { type QuotationFilter, quotationDetail, quotations } from './quotations/queries.ts';
export { reauthenticate, sendReauthenticationCode } from './reauthentication/mutations.ts';
export { reauthentication } from './reauthentication/queries.ts';
export { addRecentViews, clearRecentViews } from './recent-views/mutations.ts';
export { recentViews } from './recent-views/queries.ts';
export { confirmRegistration, startRegistration } from './registration/mutations.ts';
export { changeReview, markHelpful, removeReview, unmarkHelpful, writeReview } from './reviews/mutations.ts';
export { awaitingReviews, ownReviews, productReviews, type ReviewFilter, reviewSummary } from './reviews/queries.ts';
export { moveParcel } from './seller-parcels/mutations.ts';
export { sellerParcels } from './seller-parcels/queries.ts';
export {
	answerQuotation,
	declineQuotationRequest,
	type QuotationOffer,
	withdrawQuotationAnswer,
} from './seller-quotations/mutations.ts';
export { sellerQuotations } from './seller-quotations/queries.ts';
export { shopDetail, shopFlashSale, shopListing } from './shops/queries.ts';
export { tracking } from './tracking/queries.ts';
export type * from './types.ts';
export { removeUpload, uploadPicture } from './uploads/mutations.ts';
export { wholesale } from './wholesale/queries.ts';
export { addToWishlist, removeFromWishlist } from './wishlist/mutations.ts';
export { digitalWishlist, wishlist } from './wishlist/queries.ts';
