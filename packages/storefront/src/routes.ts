import { createBrand, fillBrand } from '@zaylat/domain/brand';
import type { RouteEntry } from './app/route-entry.ts';

/** The brand of the shop (`{product}` of the specification; Decision 1). */
export const BRAND = createBrand();

const DIGITAL = fillBrand('/digital{product}', BRAND);

const home = () => import('./home/home-screen.tsx');
const search = () => import('./search/search-screen.tsx');
const categories = () => import('./catalog/categories-screen.tsx');
const category = () => import('./catalog/category-screen.tsx');
const product = () => import('./product/product-screen.tsx');
const wishlist = () => import('./wishlist/wishlist-screen.tsx');
const recentViews = () => import('./recent-views/recent-views-screen.tsx');
const wholesale = () => import('./wholesale/wholesale-screen.tsx');
const quotations = () => import('./quotations/quotations-screen.tsx');
const selling = () => import('./seller/selling-screen.tsx');
const chat = () => import('./chat/chat-screen.tsx');
const cart = () => import('./cart/cart-screen.tsx');
const payment = () => import('./payment/payment-screen.tsx');
const paymentSuccess = () => import('./payment/success-screen.tsx');
const orders = () => import('./orders/orders-screen.tsx');
const order = () => import('./orders/order-screen.tsx');
const track = () => import('./tracking/track-screen.tsx');
const digitalLibrary = () => import('./digital-library/library-screen.tsx');
const invoice = () => import('./papers/invoice-screen.tsx');
const receipt = () => import('./papers/receipt-screen.tsx');
const login = () => import('./auth/login-screen.tsx');
const register = () => import('./auth/register-screen.tsx');
const passwordReset = () => import('./auth/password-reset-screen.tsx');
const accountRestore = () => import('./auth/account-restore-screen.tsx');
const signInError = () => import('./auth/sign-in-error-screen.tsx');
const callback = () => import('./auth/callback-screen.tsx');
const deleteAccount = () => import('./account/delete-account-screen.tsx');
const revertChange = () => import('./account/revert-change-screen.tsx');
const points = () => import('./account/points-screen.tsx');
const linkedAccounts = () => import('./account/linked-accounts-screen.tsx');
const addressBook = () => import('./addresses/address-book-screen.tsx');
const profile = () => import('./account/profile-screen.tsx');
const article = () => import('./help/article-screen.tsx');
const helpCenter = () => import('./help/help-center-screen.tsx');
const download = () => import('./download/download-screen.tsx');
const scanGuide = () => import('./download/scan-guide-screen.tsx');
const postOffices = () => import('./tools/post-offices-screen.tsx');
const deliveryCalculator = () => import('./tools/delivery-calculator-screen.tsx');
const shop = () => import('./shops/shop-screen.tsx');
const shopAbout = () => import('./shops/about-screen.tsx');
const shopCategories = () => import('./shops/categories-screen.tsx');
const shopCategory = () => import('./shops/category-screen.tsx');
const shopFlashSale = () => import('./shops/flash-sale-screen.tsx');
const followedShops = () => import('./shops/followed-screen.tsx');
const collection = () => import('./collections/collection-screen.tsx');
const directory = () => import('./directory/directory-screen.tsx');
const digitalHome = () => import('./digital/digital-home-screen.tsx');
const digitalCategory = () => import('./digital/digital-category-screen.tsx');
const digitalList = () => import('./digital/digital-list-screen.tsx');
const digitalProduct = () => import('./digital/digital-product-screen.tsx');
const digitalDetail = () => import('./digital/digital-detail-screen.tsx');
const digitalAbout = () => import('./digital/digital-about-screen.tsx');
const devTool = () => import('./developer/dev-tool-screen.tsx');
const playground = () => import('./developer/playground-screen.tsx');
const superPlayground = () => import('./developer/super-playground-screen.tsx');
const superDoubleground = () => import('./developer/super-doubleground-screen.tsx');
const invalidSearch = () => import('./app/failures/invalid-search-screen.tsx');

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
const COOPERATE = ['AboutUs', 'CrossSales', 'Partnership', fillBrand('SellOn{Product}', BRAND)];
const LEGAL = ['buyer-protection', 'copy-right', 'eula', 'seller-protection'];
const POLICY = ['AppPolicy', 'PrivacyPolicy', 'PrivacyPolicySeller', 'RefundPolicy', 'ReturnPolicy', 'ShippingPolicy'];

/**
 * The route table of Specification §2, with the paths of Decisions 16, 21 and 22.
 * Nothing else decides routing: guards, layouts, colour modes, canonical paths and links all read it.
 */
export const ROUTES: readonly RouteEntry[] = [
	{ id: 'home', path: '/', layout: 'new', auth: false, area: 'home', screen: home },

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
	{ id: 'category', path: '/Category/:slug', layout: 'detail', auth: false, area: 'catalog', screen: category },
	{
		id: 'sub-category',
		path: '/Category/:slug/:category_slug',
		layout: 'detail',
		auth: false,
		area: 'catalog',
		screen: category,
		linkedAs: ['/category/:slug/:category_slug'],
	},
	{
		id: 'last-category',
		path: '/Category/:slug/last/:id',
		layout: 'detail',
		auth: false,
		area: 'catalog',
		screen: category,
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
	{ id: 'orders', path: '/Orders', layout: 'detail', guard: 'account', area: 'orders', screen: orders },
	{ id: 'order', path: '/Orders/:id', layout: 'detail', guard: 'account', area: 'orders', screen: order },

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
	},

	{
		id: 'profile',
		path: '/Profile',
		layout: 'new',
		guard: 'account',
		area: 'account',
		screen: profile,
		linkedAs: ['/profile'],
	},
	{ id: 'wishlist', path: '/WishList', layout: 'detail', guard: 'account', area: 'wishlist', screen: wishlist },

	{ id: 'search', path: '/search', layout: 'default', auth: false, area: 'search', screen: search },
	{ id: 'search-results', path: '/search-results', layout: 'default', auth: false, area: 'search', screen: search },
	{ id: 'wholesale', path: '/wholesale', layout: 'default', auth: false, area: 'wholesale', screen: wholesale },

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

	{ id: 'track', path: '/Track', layout: 'other', auth: false, area: 'tracking', screen: track },
	{
		id: 'address-book',
		path: '/AddressBook',
		layout: 'detail',
		guard: 'account',
		area: 'addresses',
		screen: addressBook,
	},
	{
		id: 'followed-shops',
		path: '/FollowedShops',
		layout: 'detail',
		guard: 'account',
		area: 'shops',
		screen: followedShops,
	},
	{ id: 'recent-views', path: '/RecentViews', layout: 'detail', auth: false, area: 'wishlist', screen: recentViews },
	{
		id: 'points',
		path: '/Points',
		layout: 'detail',
		guard: 'account',
		area: 'account',
		screen: points,
	},
	{
		id: 'linked-accounts',
		path: '/LinkedAccounts',
		layout: 'detail',
		guard: 'account',
		area: 'account',
		screen: linkedAccounts,
	},
	{
		id: 'delete-account',
		path: '/DeleteAccount',
		layout: 'detail',
		guard: 'account',
		area: 'account',
		screen: deleteAccount,
	},
	// Whoever follows the link of a notice may be signed out, or in as somebody else (ADR 28).
	{ id: 'revert-change', path: '/RevertChange', layout: 'auth', auth: false, area: 'account', screen: revertChange },
	{ id: 'selling', path: '/Selling', layout: 'detail', guard: 'account', area: 'selling', screen: selling },
	{
		id: 'quotations',
		path: '/Quotations',
		layout: 'detail',
		guard: 'account',
		area: 'wholesale',
		screen: quotations,
	},
	{
		id: 'digital-library',
		path: '/DigitalLibrary',
		layout: 'detail',
		guard: 'account',
		area: 'library',
		screen: digitalLibrary,
	},
	{ id: 'post-offices', path: '/PostOffices', layout: 'other', auth: false, area: 'tools', screen: postOffices },
	{
		id: 'delivery-calculator',
		path: '/DeliveryCalculator',
		layout: 'other',
		auth: false,
		area: 'tools',
		screen: deliveryCalculator,
	},
	{
		id: 'business-directory',
		path: '/BusinessDirectory',
		layout: 'other',
		auth: false,
		area: 'directory',
		screen: directory,
	},
	// Sheets of paper: white, and they bring their own foot instead of the site's.
	{
		id: 'invoice',
		path: '/Invoice/:orderId',
		layout: 'custom',
		guard: 'account',
		colourMode: 'light',
		area: 'papers',
		screen: invoice,
	},
	{
		id: 'receipt',
		path: '/Receipt/:orderId',
		layout: 'custom',
		guard: 'account',
		colourMode: 'light',
		area: 'papers',
		screen: receipt,
	},
];
