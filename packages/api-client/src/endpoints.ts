import * as accountChanges from './account-changes/contract.ts';
import * as accountDeletion from './account-deletion/contract.ts';
import * as addresses from './addresses/contract.ts';
import * as authTokens from './auth-tokens/contract.ts';
import * as businesses from './businesses/contract.ts';
import * as cart from './cart/contract.ts';
import * as categories from './categories/contract.ts';
import * as chat from './chat/contract.ts';
import * as checkout from './checkout/contract.ts';
import * as collections from './collections/contract.ts';
import * as contactPhones from './contact-phones/contract.ts';
import * as coupons from './coupons/contract.ts';
import * as currencies from './currencies/contract.ts';
import * as deliveryCalculator from './delivery-calculator/contract.ts';
import * as deliveryQuotes from './delivery-quotes/contract.ts';
import { developerEndpoints } from './dev-tool/contract.ts';
import * as editions from './editions/contract.ts';
import * as entitlements from './entitlements/contract.ts';
import * as follows from './follows/contract.ts';
import * as help from './help/contract.ts';
import * as home from './home/contract.ts';
import type { Endpoint } from './http/endpoint.ts';
import * as linkedAccounts from './linked-accounts/contract.ts';
import * as locations from './locations/contract.ts';
import * as notifications from './notifications/contract.ts';
import * as orders from './orders/contract.ts';
import * as otp from './otp/contract.ts';
import * as passwordReset from './password-reset/contract.ts';
import * as payments from './payments/contract.ts';
import * as points from './points/contract.ts';
import * as postOffices from './post-offices/contract.ts';
import * as products from './products/contract.ts';
import * as profile from './profile/contract.ts';
import * as quotations from './quotations/contract.ts';
import * as reauthentication from './reauthentication/contract.ts';
import * as recentViews from './recent-views/contract.ts';
import * as registration from './registration/contract.ts';
import * as reviews from './reviews/contract.ts';
import * as sellerParcels from './seller-parcels/contract.ts';
import * as sellerQuotations from './seller-quotations/contract.ts';
import * as shops from './shops/contract.ts';
import * as tracking from './tracking/contract.ts';
import * as uploads from './uploads/contract.ts';
import * as wholesale from './wholesale/contract.ts';
import * as wishlist from './wishlist/contract.ts';

/** The endpoints among what the contract of a resource exports. */
type EndpointsOf<Contract> = {
	readonly [Name in keyof Contract as Contract[Name] extends Pick<Endpoint, 'method' | 'path'>
		? Name
		: never]: Contract[Name];
};

/**
 * The endpoints of each resource. It is written out because the declarations then refer to the contracts; an inferred
 * type would repeat each schema in them, and every program that reads the contract would take seconds longer to check.
 */
interface EndpointsByResource {
	readonly home: EndpointsOf<typeof home>;
	readonly currencies: EndpointsOf<typeof currencies>;
	readonly locations: EndpointsOf<typeof locations>;
	readonly 'post-offices': EndpointsOf<typeof postOffices>;
	readonly 'delivery-calculator': EndpointsOf<typeof deliveryCalculator>;
	readonly businesses: EndpointsOf<typeof businesses>;
	readonly help: EndpointsOf<typeof help>;
	readonly editions: EndpointsOf<typeof editions>;
	readonly categories: EndpointsOf<typeof categories>;
	readonly products: EndpointsOf<typeof products>;
	readonly cart: EndpointsOf<typeof cart>;
	readonly wishlist: EndpointsOf<typeof wishlist>;
	readonly otp: EndpointsOf<typeof otp>;
	readonly registration: EndpointsOf<typeof registration>;
	readonly 'password-reset': EndpointsOf<typeof passwordReset>;
	readonly profile: EndpointsOf<typeof profile>;
	readonly addresses: EndpointsOf<typeof addresses>;
	readonly 'contact-phones': EndpointsOf<typeof contactPhones>;
	readonly reauthentication: EndpointsOf<typeof reauthentication>;
	readonly 'account-changes': EndpointsOf<typeof accountChanges>;
	readonly 'account-deletion': EndpointsOf<typeof accountDeletion>;
	readonly notifications: EndpointsOf<typeof notifications>;
	readonly 'linked-accounts': EndpointsOf<typeof linkedAccounts>;
	readonly 'auth-tokens': EndpointsOf<typeof authTokens>;
	readonly shops: EndpointsOf<typeof shops>;
	readonly follows: EndpointsOf<typeof follows>;
	readonly collections: EndpointsOf<typeof collections>;
	readonly reviews: EndpointsOf<typeof reviews>;
	readonly entitlements: EndpointsOf<typeof entitlements>;
	readonly 'recent-views': EndpointsOf<typeof recentViews>;
	readonly uploads: EndpointsOf<typeof uploads>;
	readonly chat: EndpointsOf<typeof chat>;
	readonly coupons: EndpointsOf<typeof coupons>;
	readonly 'delivery-quotes': EndpointsOf<typeof deliveryQuotes>;
	readonly checkout: EndpointsOf<typeof checkout>;
	readonly orders: EndpointsOf<typeof orders>;
	readonly 'seller-parcels': EndpointsOf<typeof sellerParcels>;
	readonly quotations: EndpointsOf<typeof quotations>;
	readonly 'seller-quotations': EndpointsOf<typeof sellerQuotations>;
	readonly wholesale: EndpointsOf<typeof wholesale>;
	readonly tracking: EndpointsOf<typeof tracking>;
	readonly payments: EndpointsOf<typeof payments>;
	readonly points: EndpointsOf<typeof points>;
}

/** The endpoints of each resource, by name; documents and tests go through them resource by resource. */
export const endpointsByResource: EndpointsByResource = {
	home: { getHome: home.getHome },
	currencies: { listCurrencies: currencies.listCurrencies },
	locations: {
		listCountries: locations.listCountries,
		listRegions: locations.listRegions,
		listTownships: locations.listTownships,
		listSubdistricts: locations.listSubdistricts,
		getPostcode: locations.getPostcode,
		searchPlaces: locations.searchPlaces,
	},
	'post-offices': { listPostOffices: postOffices.listPostOffices, getPostOffice: postOffices.getPostOffice },
	'delivery-calculator': {
		estimateDeliveryCost: deliveryCalculator.estimateDeliveryCost,
		estimateProductDelivery: deliveryCalculator.estimateProductDelivery,
	},
	businesses: { listBusinesses: businesses.listBusinesses, getBusiness: businesses.getBusiness },
	help: { listHelpArticles: help.listHelpArticles, getHelpArticle: help.getHelpArticle },
	editions: { listEditions: editions.listEditions, getEdition: editions.getEdition },
	categories: {
		listCategoriesWithProducts: categories.listCategoriesWithProducts,
		listCategories: categories.listCategories,
		getCategory: categories.getCategory,
	},
	products: {
		searchProducts: products.searchProducts,
		searchDigitalProducts: products.searchDigitalProducts,
		listProducts: products.listProducts,
		getProductFacets: products.getProductFacets,
		pickProducts: products.pickProducts,
		getProduct: products.getProduct,
	},
	cart: {
		countCart: cart.countCart,
		getCart: cart.getCart,
		addCartLine: cart.addCartLine,
		changeCartLine: cart.changeCartLine,
		removeCartLine: cart.removeCartLine,
	},
	wishlist: {
		listWishlist: wishlist.listWishlist,
		listDigitalWishlist: wishlist.listDigitalWishlist,
		addToWishlist: wishlist.addToWishlist,
		removeFromWishlist: wishlist.removeFromWishlist,
	},
	otp: {
		sendSignInCode: otp.sendSignInCode,
	},
	registration: {
		startRegistration: registration.startRegistration,
		confirmRegistration: registration.confirmRegistration,
	},
	'password-reset': {
		startPasswordReset: passwordReset.startPasswordReset,
		confirmPasswordReset: passwordReset.confirmPasswordReset,
	},
	profile: {
		getProfile: profile.getProfile,
		changeProfile: profile.changeProfile,
		changePassword: profile.changePassword,
		startIdentifierChange: profile.startIdentifierChange,
		confirmIdentifierChange: profile.confirmIdentifierChange,
	},
	addresses: {
		listAddresses: addresses.listAddresses,
		addAddress: addresses.addAddress,
		changeAddress: addresses.changeAddress,
		makeAddressPrimary: addresses.makeAddressPrimary,
		removeAddress: addresses.removeAddress,
	},
	'contact-phones': {
		listContactPhones: contactPhones.listContactPhones,
		addContactPhone: contactPhones.addContactPhone,
		removeContactPhone: contactPhones.removeContactPhone,
		sendContactPhoneCode: contactPhones.sendContactPhoneCode,
		verifyContactPhone: contactPhones.verifyContactPhone,
	},
	reauthentication: {
		getReauthentication: reauthentication.getReauthentication,
		sendReauthenticationCode: reauthentication.sendReauthenticationCode,
		reauthenticate: reauthentication.reauthenticate,
	},
	'account-changes': { revertAccountChange: accountChanges.revertAccountChange },
	'account-deletion': {
		getAccountDeletion: accountDeletion.getAccountDeletion,
		startAccountDeletion: accountDeletion.startAccountDeletion,
		confirmAccountDeletion: accountDeletion.confirmAccountDeletion,
	},
	notifications: {
		listNotifications: notifications.listNotifications,
		countUnreadNotifications: notifications.countUnreadNotifications,
		markNotificationsRead: notifications.markNotificationsRead,
		getNotificationChoices: notifications.getNotificationChoices,
		changeNotificationChoices: notifications.changeNotificationChoices,
	},
	'linked-accounts': {
		listLinkedAccounts: linkedAccounts.listLinkedAccounts,
		unlinkAccount: linkedAccounts.unlinkAccount,
	},
	'auth-tokens': {
		createRefreshToken: authTokens.createRefreshToken,
		refreshSession: authTokens.refreshSession,
	},
	shops: {
		listShops: shops.listShops,
		getShop: shops.getShop,
		getShopFlashSale: shops.getShopFlashSale,
	},
	follows: {
		listFollows: follows.listFollows,
		getFollow: follows.getFollow,
		followShop: follows.followShop,
		unfollowShop: follows.unfollowShop,
	},
	collections: {
		listCollections: collections.listCollections,
		getCollection: collections.getCollection,
	},
	reviews: {
		listReviews: reviews.listReviews,
		getReviewSummary: reviews.getReviewSummary,
		listAwaitingReviews: reviews.listAwaitingReviews,
		writeReview: reviews.writeReview,
		listOwnReviews: reviews.listOwnReviews,
		changeReview: reviews.changeReview,
		removeReview: reviews.removeReview,
		markHelpful: reviews.markHelpful,
		unmarkHelpful: reviews.unmarkHelpful,
	},
	entitlements: {
		listEntitlements: entitlements.listEntitlements,
		getEntitlement: entitlements.getEntitlement,
		changeEntitlement: entitlements.changeEntitlement,
		createDownload: entitlements.createDownload,
	},
	'recent-views': {
		listRecentViews: recentViews.listRecentViews,
		addRecentViews: recentViews.addRecentViews,
		clearRecentViews: recentViews.clearRecentViews,
	},
	uploads: { uploadPicture: uploads.uploadPicture, removeUpload: uploads.removeUpload },
	chat: {
		listChatThreads: chat.listChatThreads,
		openChatThread: chat.openChatThread,
		getChatThread: chat.getChatThread,
		listChatMessages: chat.listChatMessages,
		sendChatMessage: chat.sendChatMessage,
		markChatRead: chat.markChatRead,
		countUnreadChat: chat.countUnreadChat,
	},
	coupons: {
		listCoupons: coupons.listCoupons,
		checkCoupon: coupons.checkCoupon,
	},
	'delivery-quotes': {
		quoteDelivery: deliveryQuotes.quoteDelivery,
	},
	checkout: {
		quoteCheckout: checkout.quoteCheckout,
	},
	orders: {
		placeOrder: orders.placeOrder,
		listOrders: orders.listOrders,
		getOrder: orders.getOrder,
		cancelOrder: orders.cancelOrder,
		confirmReceipt: orders.confirmReceipt,
		buyAgain: orders.buyAgain,
		getInvoice: orders.getInvoice,
		getReceipt: orders.getReceipt,
	},
	'seller-parcels': {
		listSellerParcels: sellerParcels.listSellerParcels,
		moveSellerParcel: sellerParcels.moveSellerParcel,
	},
	quotations: {
		requestQuotation: quotations.requestQuotation,
		listQuotations: quotations.listQuotations,
		getQuotation: quotations.getQuotation,
		acceptQuotation: quotations.acceptQuotation,
		declineQuotation: quotations.declineQuotation,
		withdrawQuotation: quotations.withdrawQuotation,
	},
	'seller-quotations': {
		listSellerQuotations: sellerQuotations.listSellerQuotations,
		answerQuotation: sellerQuotations.answerQuotation,
		declineQuotationRequest: sellerQuotations.declineQuotationRequest,
		withdrawQuotationAnswer: sellerQuotations.withdrawQuotationAnswer,
	},
	wholesale: { getWholesale: wholesale.getWholesale },
	tracking: {
		trackOrder: tracking.trackOrder,
	},
	payments: {
		startPayment: payments.startPayment,
		getPayment: payments.getPayment,
		abandonPayment: payments.abandonPayment,
	},
	points: {
		listPoints: points.listPoints,
	},
};

/** Every endpoint of the contract by its name, without repeating their types for the reason given above. */
interface EndpointsByName
	extends EndpointsOf<typeof home>,
		EndpointsOf<typeof currencies>,
		EndpointsOf<typeof locations>,
		EndpointsOf<typeof postOffices>,
		EndpointsOf<typeof deliveryCalculator>,
		EndpointsOf<typeof businesses>,
		EndpointsOf<typeof help>,
		EndpointsOf<typeof editions>,
		EndpointsOf<typeof categories>,
		EndpointsOf<typeof products>,
		EndpointsOf<typeof cart>,
		EndpointsOf<typeof wishlist>,
		EndpointsOf<typeof otp>,
		EndpointsOf<typeof registration>,
		EndpointsOf<typeof passwordReset>,
		EndpointsOf<typeof profile>,
		EndpointsOf<typeof addresses>,
		EndpointsOf<typeof contactPhones>,
		EndpointsOf<typeof reauthentication>,
		EndpointsOf<typeof accountChanges>,
		EndpointsOf<typeof accountDeletion>,
		EndpointsOf<typeof notifications>,
		EndpointsOf<typeof linkedAccounts>,
		EndpointsOf<typeof authTokens>,
		EndpointsOf<typeof shops>,
		EndpointsOf<typeof follows>,
		EndpointsOf<typeof collections>,
		EndpointsOf<typeof reviews>,
		EndpointsOf<typeof entitlements>,
		EndpointsOf<typeof recentViews>,
		EndpointsOf<typeof uploads>,
		EndpointsOf<typeof chat>,
		EndpointsOf<typeof coupons>,
		EndpointsOf<typeof deliveryQuotes>,
		EndpointsOf<typeof checkout>,
		EndpointsOf<typeof orders>,
		EndpointsOf<typeof sellerParcels>,
		EndpointsOf<typeof quotations>,
		EndpointsOf<typeof sellerQuotations>,
		EndpointsOf<typeof wholesale>,
		EndpointsOf<typeof tracking>,
		EndpointsOf<typeof payments>,
		EndpointsOf<typeof points> {}

/** Every endpoint of the contract by its name. */
export const endpointsByName: EndpointsByName = {
	...endpointsByResource.home,
	...endpointsByResource.currencies,
	...endpointsByResource.locations,
	...endpointsByResource['post-offices'],
	...endpointsByResource['delivery-calculator'],
	...endpointsByResource.businesses,
	...endpointsByResource.help,
	...endpointsByResource.editions,
	...endpointsByResource.categories,
	...endpointsByResource.products,
	...endpointsByResource.cart,
	...endpointsByResource.wishlist,
	...endpointsByResource.otp,
	...endpointsByResource.registration,
	...endpointsByResource['password-reset'],
	...endpointsByResource.profile,
	...endpointsByResource.addresses,
	...endpointsByResource['contact-phones'],
	...endpointsByResource.reauthentication,
	...endpointsByResource['account-changes'],
	...endpointsByResource['account-deletion'],
	...endpointsByResource.notifications,
	...endpointsByResource['linked-accounts'],
	...endpointsByResource['auth-tokens'],
	...endpointsByResource.shops,
	...endpointsByResource.follows,
	...endpointsByResource.collections,
	...endpointsByResource.reviews,
	...endpointsByResource.entitlements,
	...endpointsByResource['recent-views'],
	...endpointsByResource.uploads,
	...endpointsByResource.chat,
	...endpointsByResource.coupons,
	...endpointsByResource['delivery-quotes'],
	...endpointsByResource.checkout,
	...endpointsByResource.orders,
	...endpointsByResource['seller-parcels'],
	...endpointsByResource.quotations,
	...endpointsByResource['seller-quotations'],
	...endpointsByResource.wholesale,
	...endpointsByResource.tracking,
	...endpointsByResource.payments,
	...endpointsByResource.points,
};

/** What a server of the demo profile answers, by its name: the contract, and what only the demo has (Decisions 16, 23). */
export const servedEndpoints: EndpointsByName & typeof developerEndpoints = {
	...endpointsByName,
	...developerEndpoints,
};

/** Name of an endpoint that a server of the demo profile answers. */
export type ServedEndpointName = keyof typeof servedEndpoints;

/** Name of an endpoint of the contract. */
export type EndpointName = keyof typeof endpointsByName;

/** Every endpoint of the contract; the OpenAPI document, the mock handlers and the contract tests walk it. */
export const endpoints: readonly Endpoint[] = Object.values(endpointsByName);

/**
 * The endpoint of a method and path.
 * @param path as the contract has it, with its `{name}` places.
 */
export function endpointOf(method: string, path: string): Endpoint | undefined {
	return endpoints.find((endpoint) => endpoint.method === method && endpoint.path === path);
}

/**
 * Holds a successful answer against the contract; the `validate` setting of a client in development and tests.
 * @param path as the contract has it, with its `{name}` places.
 * @throws ZodError naming what is wrong, or Error when the contract has no such endpoint.
 */
export function validateAnswer(method: string, path: string, answer: unknown): void {
	const endpoint =
		endpointOf(method, path) ??
		Object.values<Endpoint>(developerEndpoints).find((each) => each.method === method && each.path === path);
	if (!endpoint) throw new Error(`The contract has no ${method} ${path}`);
	endpoint.answer.parse(answer);
}
