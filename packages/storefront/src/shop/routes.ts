import { type Brand, fillBrand } from '@zaylat/domain/brand';
import type { RouteEntry, ScreenSource } from '../core/routing/route-entry.ts';
import type { ScreenModule } from '../core/screen/screen.ts';

const DIGITAL = '/digital{product}';

/**
 * Names a screen's module and loads it.
 * @param source path of the module below `src`, without its ending: the server finds the chunk by it, and names it in the
 * document so that the browser fetches it at once
 */
const screen = (source: string, load: () => Promise<ScreenModule>): ScreenSource => ({
	source: `${source}.tsx`,
	load,
});

const home = screen('features/home/screens/home-screen', () => import('../features/home/screens/home-screen.tsx'));
const search = screen(
	'features/catalog/screens/search-screen',
	() => import('../features/catalog/screens/search-screen.tsx'),
);
const categories = screen(
	'features/catalog/screens/categories-screen',
	() => import('../features/catalog/screens/categories-screen.tsx'),
);
const category = screen(
	'features/catalog/screens/category-screen',
	() => import('../features/catalog/screens/category-screen.tsx'),
);
const product = screen(
	'features/product/screens/product-screen',
	() => import('../features/product/screens/product-screen.tsx'),
);
const wishlist = screen(
	'features/saved-products/screens/wishlist-screen',
	() => import('../features/saved-products/screens/wishlist-screen.tsx'),
);
const recentViews = screen(
	'features/recent-views/screens/recent-views-screen',
	() => import('../features/recent-views/screens/recent-views-screen.tsx'),
);
const comparison = screen(
	'features/compared-products/screens/comparison-screen',
	() => import('../features/compared-products/screens/comparison-screen.tsx'),
);
const wholesale = screen(
	'features/wholesale/screens/wholesale-screen',
	() => import('../features/wholesale/screens/wholesale-screen.tsx'),
);
const quotations = screen(
	'features/quotations/screens/quotations-screen',
	() => import('../features/quotations/screens/quotations-screen.tsx'),
);
const selling = screen(
	'features/seller/screens/selling-screen',
	() => import('../features/seller/screens/selling-screen.tsx'),
);
const earnings = screen(
	'features/seller/screens/earnings-screen',
	() => import('../features/seller/screens/earnings-screen.tsx'),
);
const goods = screen(
	'features/seller/screens/goods-screen',
	() => import('../features/seller/screens/goods-screen.tsx'),
);
const ownShop = screen(
	'features/seller/screens/own-shop-screen',
	() => import('../features/seller/screens/own-shop-screen.tsx'),
);
const application = screen(
	'features/seller/screens/application-screen',
	() => import('../features/seller/screens/application-screen.tsx'),
);
const goodsImport = screen(
	'features/seller/screens/import-screen',
	() => import('../features/seller/screens/import-screen.tsx'),
);
const goodsForm = screen(
	'features/seller/screens/goods-form-screen',
	() => import('../features/seller/screens/goods-form-screen.tsx'),
);
const operating = screen(
	'features/operating/screens/operating-screen',
	() => import('../features/operating/screens/operating-screen.tsx'),
);
const operatedAccounts = screen(
	'features/operating/screens/accounts-screen',
	() => import('../features/operating/screens/accounts-screen.tsx'),
);
const operatedOrders = screen(
	'features/operating/screens/operated-orders-screen',
	() => import('../features/operating/screens/operated-orders-screen.tsx'),
);
const operatedOrder = screen(
	'features/operating/screens/operated-order-screen',
	() => import('../features/operating/screens/operated-order-screen.tsx'),
);
const operatingJobs = screen(
	'features/operating/screens/jobs-screen',
	() => import('../features/operating/screens/jobs-screen.tsx'),
);
const operatingSearches = screen(
	'features/operating/screens/searches-screen',
	() => import('../features/operating/screens/searches-screen.tsx'),
);
const operatingWebhooks = screen(
	'features/operating/screens/webhooks-screen',
	() => import('../features/operating/screens/webhooks-screen.tsx'),
);
const operatingStaff = screen(
	'features/operating/screens/staff-screen',
	() => import('../features/operating/screens/staff-screen.tsx'),
);
const operatedApplications = screen(
	'features/operating/screens/applications-screen',
	() => import('../features/operating/screens/applications-screen.tsx'),
);
const operatedApplication = screen(
	'features/operating/screens/operated-application-screen',
	() => import('../features/operating/screens/operated-application-screen.tsx'),
);
const goodsReviews = screen(
	'features/operating/screens/reviews-screen',
	() => import('../features/operating/screens/reviews-screen.tsx'),
);
const goodsReview = screen(
	'features/operating/screens/review-screen',
	() => import('../features/operating/screens/review-screen.tsx'),
);
const operatedAttributes = screen(
	'features/operating/screens/attributes-screen',
	() => import('../features/operating/screens/attributes-screen.tsx'),
);
const operatedCategories = screen(
	'features/operating/screens/categories-screen',
	() => import('../features/operating/screens/categories-screen.tsx'),
);
const operatedShops = screen(
	'features/operating/screens/operated-shops-screen',
	() => import('../features/operating/screens/operated-shops-screen.tsx'),
);
const homeContent = screen(
	'features/operating/screens/home-content-screen',
	() => import('../features/operating/screens/home-content-screen.tsx'),
);
const bannerForm = screen(
	'features/operating/screens/banner-screen',
	() => import('../features/operating/screens/banner-screen.tsx'),
);
const homePreview = screen(
	'features/operating/screens/home-preview-screen',
	() => import('../features/operating/screens/home-preview-screen.tsx'),
);
const operatedCoupons = screen(
	'features/operating/screens/coupons-screen',
	() => import('../features/operating/screens/coupons-screen.tsx'),
);
const couponForm = screen(
	'features/operating/screens/coupon-screen',
	() => import('../features/operating/screens/coupon-screen.tsx'),
);
const flashSales = screen(
	'features/operating/screens/flash-sales-screen',
	() => import('../features/operating/screens/flash-sales-screen.tsx'),
);
const flashSaleForm = screen(
	'features/operating/screens/operated-sale-screen',
	() => import('../features/operating/screens/operated-sale-screen.tsx'),
);
const operatedPages = screen(
	'features/operating/screens/pages-screen',
	() => import('../features/operating/screens/pages-screen.tsx'),
);
const pageEditor = screen(
	'features/operating/screens/page-editor-screen',
	() => import('../features/operating/screens/page-editor-screen.tsx'),
);
const audit = screen(
	'features/operating/screens/audit-screen',
	() => import('../features/operating/screens/audit-screen.tsx'),
);
const statement = screen(
	'features/seller/screens/statement-screen',
	() => import('../features/seller/screens/statement-screen.tsx'),
);
const chat = screen('features/chat/screens/chat-screen', () => import('../features/chat/screens/chat-screen.tsx'));
const cart = screen(
	'features/checkout/screens/cart-screen',
	() => import('../features/checkout/screens/cart-screen.tsx'),
);
const payment = screen(
	'features/payment/screens/payment-screen',
	() => import('../features/payment/screens/payment-screen.tsx'),
);
const paymentSuccess = screen(
	'features/payment/screens/success-screen',
	() => import('../features/payment/screens/success-screen.tsx'),
);
const orders = screen(
	'features/orders/screens/orders-screen',
	() => import('../features/orders/screens/orders-screen.tsx'),
);
const order = screen(
	'features/orders/screens/order-screen',
	() => import('../features/orders/screens/order-screen.tsx'),
);
const track = screen(
	'features/orders/screens/track-screen',
	() => import('../features/orders/screens/track-screen.tsx'),
);
const digitalLibrary = screen(
	'features/digital/screens/library-screen',
	() => import('../features/digital/screens/library-screen.tsx'),
);
const creditNote = screen(
	'features/documents/screens/credit-note-screen',
	() => import('../features/documents/screens/credit-note-screen.tsx'),
);
const invoice = screen(
	'features/documents/screens/invoice-screen',
	() => import('../features/documents/screens/invoice-screen.tsx'),
);
const receipt = screen(
	'features/documents/screens/receipt-screen',
	() => import('../features/documents/screens/receipt-screen.tsx'),
);
const login = screen(
	'features/session/screens/login-screen',
	() => import('../features/session/screens/login-screen.tsx'),
);
const register = screen(
	'features/session/screens/register-screen',
	() => import('../features/session/screens/register-screen.tsx'),
);
const passwordReset = screen(
	'features/session/screens/password-reset-screen',
	() => import('../features/session/screens/password-reset-screen.tsx'),
);
const accountRestore = screen(
	'features/session/screens/account-restore-screen',
	() => import('../features/session/screens/account-restore-screen.tsx'),
);
const signInError = screen(
	'features/session/screens/sign-in-error-screen',
	() => import('../features/session/screens/sign-in-error-screen.tsx'),
);
const callback = screen(
	'features/session/screens/callback-screen',
	() => import('../features/session/screens/callback-screen.tsx'),
);
const deleteAccount = screen(
	'features/account/screens/delete-account-screen',
	() => import('../features/account/screens/delete-account-screen.tsx'),
);
const revertChange = screen(
	'features/account/screens/revert-change-screen',
	() => import('../features/account/screens/revert-change-screen.tsx'),
);
const points = screen(
	'features/account/screens/points-screen',
	() => import('../features/account/screens/points-screen.tsx'),
);
const linkedAccounts = screen(
	'features/account/screens/linked-accounts-screen',
	() => import('../features/account/screens/linked-accounts-screen.tsx'),
);
const addressBook = screen(
	'features/addresses/screens/address-book-screen',
	() => import('../features/addresses/screens/address-book-screen.tsx'),
);
const profile = screen(
	'features/account/screens/profile-screen',
	() => import('../features/account/screens/profile-screen.tsx'),
);
const article = screen(
	'features/help/screens/article-screen',
	() => import('../features/help/screens/article-screen.tsx'),
);
const helpCenter = screen(
	'features/help/screens/help-center-screen',
	() => import('../features/help/screens/help-center-screen.tsx'),
);
const download = screen(
	'features/download/screens/download-screen',
	() => import('../features/download/screens/download-screen.tsx'),
);
const scanGuide = screen(
	'features/download/screens/scan-guide-screen',
	() => import('../features/download/screens/scan-guide-screen.tsx'),
);
const postOffices = screen(
	'features/tools/screens/post-offices-screen',
	() => import('../features/tools/screens/post-offices-screen.tsx'),
);
const deliveryCalculator = screen(
	'features/tools/screens/delivery-calculator-screen',
	() => import('../features/tools/screens/delivery-calculator-screen.tsx'),
);
const shops = screen('features/shops/screens/shops-screen', () => import('../features/shops/screens/shops-screen.tsx'));
const shop = screen('features/shops/screens/shop-screen', () => import('../features/shops/screens/shop-screen.tsx'));
const shopAbout = screen(
	'features/shops/screens/about-screen',
	() => import('../features/shops/screens/about-screen.tsx'),
);
const shopCategories = screen(
	'features/shops/screens/categories-screen',
	() => import('../features/shops/screens/categories-screen.tsx'),
);
const shopCategory = screen(
	'features/shops/screens/category-screen',
	() => import('../features/shops/screens/category-screen.tsx'),
);
const shopFlashSale = screen(
	'features/shops/screens/flash-sale-screen',
	() => import('../features/shops/screens/flash-sale-screen.tsx'),
);
const followedShops = screen(
	'features/shops/screens/followed-screen',
	() => import('../features/shops/screens/followed-screen.tsx'),
);
const collection = screen(
	'features/catalog/screens/collection-screen',
	() => import('../features/catalog/screens/collection-screen.tsx'),
);
const directory = screen(
	'features/directory/screens/directory-screen',
	() => import('../features/directory/screens/directory-screen.tsx'),
);
const digitalHome = screen(
	'features/digital/screens/digital-home-screen',
	() => import('../features/digital/screens/digital-home-screen.tsx'),
);
const digitalCategory = screen(
	'features/digital/screens/digital-category-screen',
	() => import('../features/digital/screens/digital-category-screen.tsx'),
);
const digitalList = screen(
	'features/digital/screens/digital-list-screen',
	() => import('../features/digital/screens/digital-list-screen.tsx'),
);
const digitalProduct = screen(
	'features/digital/screens/digital-product-screen',
	() => import('../features/digital/screens/digital-product-screen.tsx'),
);
const digitalDetail = screen(
	'features/digital/screens/digital-detail-screen',
	() => import('../features/digital/screens/digital-detail-screen.tsx'),
);
const digitalAbout = screen(
	'features/digital/screens/digital-about-screen',
	() => import('../features/digital/screens/digital-about-screen.tsx'),
);
const devTool = screen(
	'features/developer/screens/dev-tool-screen',
	() => import('../features/developer/screens/dev-tool-screen.tsx'),
);
const playground = screen(
	'features/developer/screens/playground-screen',
	() => import('../features/developer/screens/playground-screen.tsx'),
);
const superPlayground = screen(
	'features/developer/screens/super-playground-screen',
	() => import('../features/developer/screens/super-playground-screen.tsx'),
);
const superDoubleground = screen(
	'features/developer/screens/super-doubleground-screen',
	() => import('../features/developer/screens/super-doubleground-screen.tsx'),
);
const invalidSearch = screen(
	'core/failures/invalid-search-screen',
	() => import('../core/failures/invalid-search-screen.tsx'),
);

/** Rows that differ by their last segment only: one per name, below each of the folders. */
function pages(
	folders: readonly string[],
	names: readonly string[],
	more: Pick<RouteEntry, 'layout' | 'auth' | 'colourMode' | 'area' | 'screen'>,
): RouteEntry[] {
	return folders.flatMap((folder) =>
		names.map((name) => {
			const path = `/${folder}/${name}`;
			return { id: path.slice(1).toLowerCase().replaceAll('/', '-'), path, linkedAs: [path.toLowerCase()], ...more };
		}),
	);
}

/** All of them show an article, by their path. */
const ARTICLE = { layout: 'static', auth: false, area: 'help', screen: article } as const;
/** Articles with legal effect read like the printed document. */
const DOCUMENT = { ...ARTICLE, colourMode: 'light' } as const;

const HELP = ['contact-us', 'Faq', 'HowToBuy', 'payment-options', 'track-your-order'];
const COOPERATE = ['AboutUs', 'CrossSales', 'Partnership', 'SellOn{Product}'];
// Complaints, the terms of sellers, cookies and payments are ours: the law expects them (ADR 94).
const LEGAL = ['buyer-protection', 'complaints', 'copy-right', 'eula', 'seller-protection', 'seller-terms'];
const POLICY = [
	'AppPolicy',
	'CookiePolicy',
	'PaymentPolicy',
	'PrivacyPolicy',
	'PrivacyPolicySeller',
	'RefundPolicy',
	'ReturnPolicy',
	'ShippingPolicy',
];

/**
 * The route table of Specification §2, with the paths of Decisions 16, 21 and 22; `{product}` stands for the brand.
 * Nothing else decides routing: guards, layouts, colour modes, canonical paths and links all read it.
 */
const ROUTE_TABLE: readonly RouteEntry[] = [
	{ id: 'home', path: '/', layout: 'new', auth: false, area: 'home', screen: home, isKept: true },

	{ id: 'login', path: '/login', layout: 'auth', guard: 'guest', area: 'auth', screen: login },
	{ id: 'register', path: '/register', layout: 'auth', guard: 'guest', area: 'auth', screen: register },
	{
		id: 'password-reset',
		path: '/auth/passwordReset',
		layout: 'auth',
		guard: 'guest',
		area: 'auth',
		screen: passwordReset,
	},
	{
		id: 'account-restore',
		path: '/account-restore',
		layout: 'auth',
		auth: false,
		area: 'auth',
		screen: accountRestore,
	},
	{ id: 'sign-in-error', path: '/auth/error', layout: 'default', auth: false, area: 'auth', screen: signInError },
	{ id: 'callback', path: '/callback', layout: 'auth', auth: false, area: 'auth', screen: callback },

	{ id: 'categories', path: '/Categories', layout: 'detail', auth: false, area: 'catalog', screen: categories },
	{
		id: 'category',
		path: '/Category/:slug',
		layout: 'detail',
		auth: false,
		area: 'catalog',
		screen: category,
		isKept: true,
	},
	{
		id: 'sub-category',
		path: '/Category/:slug/:category_slug',
		layout: 'detail',
		auth: false,
		area: 'catalog',
		screen: category,
		linkedAs: ['/category/:slug/:category_slug'],
		isKept: true,
	},
	{
		id: 'last-category',
		path: '/Category/:slug/last/:id',
		layout: 'detail',
		auth: false,
		area: 'catalog',
		screen: category,
		isKept: true,
	},

	{ id: 'chat', path: '/chat', layout: 'new', guard: 'account', area: 'chat', screen: chat },
	{
		id: 'checkout',
		path: '/Checkout',
		layout: 'detail',
		guard: 'account',
		area: 'cart',
		screen: cart,
		linkedAs: ['/checkout'],
	},
	{ id: 'cart', path: '/Cart', layout: 'detail', redirectTo: '/Checkout' },
	// A QR code needs a light ground to be read; the page after it does not change the ground again.
	{
		id: 'payment',
		path: '/Payment',
		layout: 'payment',
		guard: 'account',
		colourMode: 'light',
		area: 'payment',
		screen: payment,
	},
	{
		id: 'payment-success',
		path: '/payment/Success',
		layout: 'payment',
		guard: 'account',
		colourMode: 'light',
		area: 'payment',
		screen: paymentSuccess,
	},
	{
		id: 'orders',
		path: '/Orders',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'orders',
		screen: orders,
	},
	{
		id: 'order',
		path: '/Orders/:id',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'orders',
		screen: order,
	},

	{ id: 'product', path: '/Products/:id', layout: 'default', auth: false, area: 'product', screen: product },
	{
		id: 'single-product',
		path: '/Products/Single/:id',
		layout: 'default',
		guard: 'mobile-device',
		area: 'product',
		screen: product,
	},
	{
		id: 'product-collection',
		path: '/product-collections/:slug/:id',
		layout: 'detail',
		auth: false,
		area: 'collections',
		screen: collection,
		isKept: true,
	},

	{
		id: 'profile',
		path: '/Profile',
		layout: 'new',
		guard: 'account',
		isAccountPage: true,
		area: 'account',
		screen: profile,
		linkedAs: ['/profile'],
	},
	{
		id: 'wishlist',
		path: '/WishList',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'wishlist',
		screen: wishlist,
	},

	{
		id: 'search',
		path: '/search',
		layout: 'default',
		auth: false,
		area: 'search',
		screen: search,
		isKept: true,
	},
	{
		id: 'search-results',
		path: '/search-results',
		layout: 'default',
		auth: false,
		area: 'search',
		screen: search,
		isKept: true,
	},
	{
		id: 'comparison',
		path: '/Compare',
		layout: 'detail',
		auth: false,
		area: 'comparison',
		screen: comparison,
		linkedAs: ['/compare'],
	},
	{ id: 'wholesale', path: '/wholesale', layout: 'default', auth: false, area: 'wholesale', screen: wholesale },

	{ id: 'shops', path: '/Shops', layout: 'default', auth: false, area: 'shops', screen: shops },
	{ id: 'shop', path: '/Shops/:slug', layout: 'shop', auth: false, area: 'shops', screen: shop },
	{ id: 'shop-about', path: '/Shops/:slug/about', layout: 'shop', auth: false, area: 'shops', screen: shopAbout },
	{
		id: 'shop-categories',
		path: '/Shops/:slug/category',
		layout: 'shop',
		auth: false,
		area: 'shops',
		screen: shopCategories,
	},
	{
		id: 'shop-category',
		path: '/Shops/:slug/Category/:category_slug',
		layout: 'shop',
		auth: false,
		area: 'shops',
		screen: shopCategory,
	},
	{
		id: 'shop-sub-category',
		path: '/Shops/:slug/Category/:category_slug/:child_category_slug',
		layout: 'shop',
		auth: false,
		area: 'shops',
		screen: shopCategory,
	},
	{
		id: 'shop-flash-sale',
		path: '/Shops/:slug/flashSalePage',
		layout: 'shop',
		auth: false,
		area: 'shops',
		screen: shopFlashSale,
	},

	{
		id: 'digital-product',
		path: '/Digital/:slug',
		layout: 'digitaldetail',
		auth: false,
		area: 'digital',
		screen: digitalDetail,
	},
	{
		id: 'digital-product-about',
		path: '/Digital/:slug/about',
		layout: 'digitaldetail',
		auth: false,
		area: 'digital',
		screen: digitalAbout,
	},
	{ id: 'digital', path: DIGITAL, layout: 'digital', auth: false, area: 'digital', screen: digitalHome },
	{
		id: 'digital-category',
		path: `${DIGITAL}/Category/:slug`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalCategory,
	},
	{
		id: 'digital-sub-category',
		path: `${DIGITAL}/Category/:slug/:category_slug`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalCategory,
	},
	{
		id: 'digital-level-two',
		path: `${DIGITAL}/LevelTwoCategory/:id`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalCategory,
	},
	{
		id: 'digital-level-three',
		path: `${DIGITAL}/LevelThreeCategory/:id`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalCategory,
	},
	{
		id: 'digital-detail',
		path: `${DIGITAL}/ProductDetail/:id`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalProduct,
		linkedAs: [`${DIGITAL}/productdetail/:id`],
	},
	// Without a product, all of them.
	{
		id: 'digital-details',
		path: `${DIGITAL}/ProductDetail`,
		layout: 'digital',
		auth: false,
		redirectTo: `${DIGITAL}/search-results`,
	},
	{
		id: 'digital-search-results',
		path: `${DIGITAL}/search-results`,
		layout: 'digital',
		auth: false,
		area: 'digital',
		screen: digitalList,
	},

	// QR codes on the screen, to be read by another device.
	{
		id: 'download',
		path: '/Download',
		layout: 'download',
		auth: false,
		colourMode: 'light',
		area: 'help',
		screen: download,
		linkedAs: ['/download'],
	},
	{
		id: 'scan-qr-for-video',
		path: '/ScanQRForVideo',
		layout: 'download',
		auth: false,
		colourMode: 'light',
		area: 'help',
		screen: scanGuide,
	},

	{ id: 'help', path: '/Help', layout: 'static', auth: false, area: 'help', screen: helpCenter, linkedAs: ['/help'] },
	...pages(['Help'], [...HELP, 'shipping-service'], ARTICLE),
	...pages(['Footer/Help'], [...HELP, 'shipping-delay'], ARTICLE),
	...pages(['CooperateWithUs', 'Footer/CooperateWithUs'], COOPERATE, ARTICLE),
	...pages(['Legal'], [...LEGAL, 'terms-of-use'], DOCUMENT),
	...pages(['Footer/Legal'], [...LEGAL, 'Terms'], DOCUMENT),
	...pages(['Policy', 'Footer/Policy'], POLICY, DOCUMENT),

	{ id: 'four-not-five', path: '/FourNotFive', layout: 'default', auth: false, area: 'errors', screen: invalidSearch },
	{
		id: 'four-not-five-error',
		path: '/FourNotFiveErr',
		layout: 'default',
		auth: false,
		area: 'errors',
		screen: invalidSearch,
	},

	{
		id: 'dev-tool',
		path: '/dev-tool',
		layout: 'other',
		auth: false,
		isDeveloperPage: true,
		area: 'developer',
		screen: devTool,
	},
	{
		id: 'plaground',
		path: '/plaground',
		layout: 'other',
		auth: false,
		isDeveloperPage: true,
		redirectTo: '/playground',
	},
	{
		id: 'playground',
		path: '/playground',
		layout: 'other',
		auth: false,
		isDeveloperPage: true,
		area: 'developer',
		screen: playground,
	},
	{
		id: 'super-playground',
		path: '/super-playground',
		layout: 'other',
		auth: false,
		isDeveloperPage: true,
		area: 'developer',
		screen: superPlayground,
	},
	{
		id: 'super-doubleground',
		path: '/super-doubleground',
		layout: 'other',
		auth: false,
		isDeveloperPage: true,
		area: 'developer',
		screen: superDoubleground,
	},

	{ id: 'track', path: '/Track', layout: 'default', auth: false, area: 'tracking', screen: track },
	{
		id: 'address-book',
		path: '/AddressBook',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'addresses',
		screen: addressBook,
	},
	{
		id: 'followed-shops',
		path: '/FollowedShops',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'shops',
		screen: followedShops,
	},
	{
		id: 'recent-views',
		path: '/RecentViews',
		layout: 'detail',
		auth: false,
		isAccountPage: true,
		area: 'wishlist',
		screen: recentViews,
	},
	{
		id: 'points',
		path: '/Points',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'account',
		screen: points,
	},
	{
		id: 'linked-accounts',
		path: '/LinkedAccounts',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'account',
		screen: linkedAccounts,
	},
	{
		id: 'delete-account',
		path: '/DeleteAccount',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'account',
		screen: deleteAccount,
	},
	// Whoever follows the link of a notice may be signed out, or in as somebody else (ADR 28).
	{ id: 'revert-change', path: '/RevertChange', layout: 'auth', auth: false, area: 'account', screen: revertChange },
	{
		id: 'quotations',
		path: '/Quotations',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'wholesale',
		screen: quotations,
	},
	{ id: 'selling', path: '/Selling', layout: 'detail', guard: 'account', area: 'selling', screen: selling },
	{ id: 'goods', path: '/Selling/Products', layout: 'detail', guard: 'account', area: 'goods', screen: goods },
	{
		id: 'new-goods',
		path: '/Selling/Products/New',
		layout: 'detail',
		guard: 'account',
		area: 'editing',
		screen: goodsForm,
	},
	{
		id: 'goods-import',
		path: '/Selling/Products/Import',
		layout: 'detail',
		guard: 'account',
		area: 'importing',
		screen: goodsImport,
	},
	{
		id: 'goods-form',
		path: '/Selling/Products/:id',
		layout: 'detail',
		guard: 'account',
		area: 'editing',
		screen: goodsForm,
	},
	{ id: 'own-shop', path: '/Selling/Shop', layout: 'detail', guard: 'account', area: 'ownShop', screen: ownShop },
	{
		id: 'application',
		path: '/Selling/Application',
		layout: 'detail',
		guard: 'account',
		area: 'application',
		screen: application,
	},
	{ id: 'earnings', path: '/Selling/Earnings', layout: 'detail', guard: 'account', area: 'earnings', screen: earnings },
	{
		id: 'statement',
		path: '/Selling/Statements/:number',
		layout: 'detail',
		guard: 'account',
		area: 'earnings',
		screen: statement,
	},
	{ id: 'operating', path: '/Operating', layout: 'detail', guard: 'account', area: 'operating', screen: operating },
	{
		id: 'operated-applications',
		path: '/Operating/Applications',
		layout: 'detail',
		guard: 'account',
		area: 'operatedShops',
		screen: operatedApplications,
	},
	{
		id: 'operated-application',
		path: '/Operating/Applications/:id',
		layout: 'detail',
		guard: 'account',
		area: 'operatedShops',
		screen: operatedApplication,
	},
	{
		id: 'goods-reviews',
		path: '/Operating/Goods',
		layout: 'detail',
		guard: 'account',
		area: 'operatedGoods',
		screen: goodsReviews,
	},
	{
		id: 'goods-review',
		path: '/Operating/Goods/:id',
		layout: 'detail',
		guard: 'account',
		area: 'operatedGoods',
		screen: goodsReview,
	},
	{
		id: 'operated-categories',
		path: '/Operating/Categories',
		layout: 'detail',
		guard: 'account',
		area: 'operatedCategories',
		screen: operatedCategories,
	},
	{
		id: 'operated-attributes',
		path: '/Operating/Categories/:id/Attributes',
		layout: 'detail',
		guard: 'account',
		area: 'operatedAttributes',
		screen: operatedAttributes,
	},
	{
		id: 'operated-shops',
		path: '/Operating/Shops',
		layout: 'detail',
		guard: 'account',
		area: 'operatedShops',
		screen: operatedShops,
	},
	{
		id: 'operated-orders',
		path: '/Operating/Orders',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatedOrders,
	},
	{
		id: 'operated-order',
		path: '/Operating/Orders/:id',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatedOrder,
	},
	{
		id: 'operated-accounts',
		path: '/Operating/Accounts',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatedAccounts,
	},
	{
		id: 'operating-staff',
		path: '/Operating/Staff',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatingStaff,
	},
	{
		id: 'failed-jobs',
		path: '/Operating/Jobs',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatingJobs,
	},
	{
		id: 'missed-searches',
		path: '/Operating/Searches',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatingSearches,
	},
	{
		id: 'webhooks',
		path: '/Operating/Webhooks',
		layout: 'detail',
		guard: 'account',
		area: 'operating',
		screen: operatingWebhooks,
	},
	{
		id: 'home-content',
		path: '/Operating/Home',
		layout: 'detail',
		guard: 'account',
		area: 'content',
		screen: homeContent,
	},
	{
		id: 'banner-form',
		path: '/Operating/Home/Banner',
		layout: 'detail',
		guard: 'account',
		area: 'content',
		screen: bannerForm,
	},
	{
		id: 'home-preview',
		path: '/Operating/Home/Preview',
		layout: 'detail',
		guard: 'account',
		area: 'content',
		screen: homePreview,
	},
	{
		id: 'operated-coupons',
		path: '/Operating/Coupons',
		layout: 'detail',
		guard: 'account',
		area: 'promotions',
		screen: operatedCoupons,
	},
	{
		id: 'coupon-form',
		path: '/Operating/Coupons/Edit',
		layout: 'detail',
		guard: 'account',
		area: 'promotions',
		screen: couponForm,
	},
	{
		id: 'operated-flash-sales',
		path: '/Operating/FlashSales',
		layout: 'detail',
		guard: 'account',
		area: 'promotions',
		screen: flashSales,
	},
	{
		id: 'flash-sale-form',
		path: '/Operating/FlashSales/Edit',
		layout: 'detail',
		guard: 'account',
		area: 'promotions',
		screen: flashSaleForm,
	},
	{
		id: 'operated-pages',
		path: '/Operating/Pages',
		layout: 'detail',
		guard: 'account',
		area: 'pages',
		screen: operatedPages,
	},
	{
		id: 'page-editor',
		path: '/Operating/Pages/Edit',
		layout: 'detail',
		guard: 'account',
		area: 'pages',
		screen: pageEditor,
	},
	{ id: 'audit', path: '/Operating/Audit', layout: 'detail', guard: 'account', area: 'operating', screen: audit },
	{
		id: 'digital-library',
		path: '/DigitalLibrary',
		layout: 'detail',
		guard: 'account',
		isAccountPage: true,
		area: 'library',
		screen: digitalLibrary,
	},
	{ id: 'post-offices', path: '/PostOffices', layout: 'default', auth: false, area: 'tools', screen: postOffices },
	{
		id: 'delivery-calculator',
		path: '/DeliveryCalculator',
		layout: 'default',
		auth: false,
		area: 'tools',
		screen: deliveryCalculator,
	},
	{
		id: 'business-directory',
		path: '/BusinessDirectory',
		layout: 'default',
		auth: false,
		area: 'directory',
		screen: directory,
	},
	// Sheets of document: white, and they bring their own foot instead of the site's.
	{
		id: 'invoice',
		path: '/Invoice/:orderId',
		layout: 'custom',
		guard: 'account',
		colourMode: 'light',
		area: 'documents',
		screen: invoice,
	},
	{
		id: 'receipt',
		path: '/Receipt/:orderId',
		layout: 'custom',
		guard: 'account',
		colourMode: 'light',
		area: 'documents',
		screen: receipt,
	},
	{
		id: 'credit-note',
		path: '/CreditNote/:orderId/:position',
		layout: 'custom',
		guard: 'account',
		colourMode: 'light',
		area: 'documents',
		screen: creditNote,
	},
];

/** The route table with the paths of a brand (Decision 1). */
export function routesOf(brand: Brand): readonly RouteEntry[] {
	const fill = (template: string) => fillBrand(template, brand);
	return ROUTE_TABLE.map(({ id, path, linkedAs, redirectTo, ...entry }) => ({
		...entry,
		id: fill(id),
		path: fill(path),
		...(linkedAs && { linkedAs: linkedAs.map(fill) }),
		...(redirectTo !== undefined && { redirectTo: fill(redirectTo) }),
	}));
}
