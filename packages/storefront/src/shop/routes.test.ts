import { describe, expect, test } from 'vitest';
import { isMembersRoute } from '../core/routing/route-access.ts';
import { createShop } from './define-shop.ts';

const { routes: ROUTES, routeOf } = createShop();

/** The route table of Specification §2: path, layout and guard as far as it names them. */
const SPECIFIED: readonly (readonly [path: string, layout?: string, guard?: string])[] = [
	['/', 'new'],
	['/login', 'auth', 'guest'],
	['/register', 'auth', 'guest'],
	['/auth/passwordReset', 'auth', 'guest'],
	['/account-restore'],
	['/callback'],
	['/Category/:slug', 'detail'],
	['/Category/:slug/:category_slug', 'detail'],
	['/Category/:slug/last/:id', 'detail'],
	['/chat', 'new', 'account'],
	['/Checkout', 'detail', 'account'],
	['/Payment', 'payment', 'account'],
	['/payment/Success'],
	['/Orders/:id', 'detail'],
	['/Products/:id'],
	['/Products/Single/:id', undefined, 'mobile-device'],
	['/product-collections/:slug/:id', 'detail'],
	['/Profile', 'new', 'account'],
	['/WishList', 'detail', 'account'],
	['/search'],
	['/search-results'],
	['/wholesale'],
	['/Shops/:slug', 'shop'],
	['/Shops/:slug/about', 'shop'],
	['/Shops/:slug/category', 'shop'],
	['/Shops/:slug/Category/:category_slug', 'shop'],
	['/Shops/:slug/Category/:category_slug/:child_category_slug', 'shop'],
	['/Shops/:slug/flashSalePage', 'shop'],
	['/Digital/:slug', 'digitaldetail'],
	['/Digital/:slug/about', 'digitaldetail'],
	['/digitalzaylat', 'digital'],
	['/digitalzaylat/Category/:slug', 'digital'],
	['/digitalzaylat/Category/:slug/:category_slug', 'digital'],
	['/digitalzaylat/LevelTwoCategory/:id', 'digital'],
	['/digitalzaylat/LevelThreeCategory/:id', 'digital'],
	['/digitalzaylat/ProductDetail/:id', 'digital'],
	['/digitalzaylat/ProductDetail', 'digital'],
	['/digitalzaylat/search-results', 'digital'],
	['/Download', 'download'],
	['/ScanQRForVideo'],
	...['contact-us', 'Faq', 'HowToBuy', 'payment-options', 'shipping-service', 'track-your-order'].map(
		(name) => [`/Help/${name}`] as const,
	),
	...['contact-us', 'Faq', 'HowToBuy', 'payment-options', 'shipping-delay', 'track-your-order'].map(
		(name) => [`/Footer/Help/${name}`] as const,
	),
	...['/CooperateWithUs', '/Footer/CooperateWithUs'].flatMap((folder) =>
		['AboutUs', 'CrossSales', 'Partnership', 'SellOnZaylat'].map((name) => [`${folder}/${name}`] as const),
	),
	...['buyer-protection', 'copy-right', 'eula', 'seller-protection', 'terms-of-use'].map(
		(name) => [`/Legal/${name}`] as const,
	),
	...['buyer-protection', 'copy-right', 'eula', 'seller-protection', 'Terms'].map(
		(name) => [`/Footer/Legal/${name}`] as const,
	),
	...['/Policy', '/Footer/Policy'].flatMap((folder) =>
		['AppPolicy', 'PrivacyPolicy', 'PrivacyPolicySeller', 'RefundPolicy', 'ReturnPolicy', 'ShippingPolicy'].map(
			(name) => [`${folder}/${name}`] as const,
		),
	),
	['/FourNotFive'],
	['/FourNotFiveErr'],
	['/dev-tool'],
	['/plaground'],
	['/playground'],
	['/super-playground'],
	['/super-doubleground'],
];

/** Paths that the decisions add (Decisions 21 and 22), and the overview of categories. */
const DECIDED = [
	'/Cart',
	'/Categories',
	// The help center, which the specification implies without a path (§2).
	'/Help',
	// Where the auth client leads when the list of providers is unavailable (ADR 14).
	'/auth/error',
	// Products side by side (ADR 250).
	'/Compare',
	'/Orders',
	'/Track',
	'/AddressBook',
	'/FollowedShops',
	'/Shops',
	'/RecentViews',
	'/Points',
	'/LinkedAccounts',
	'/DeleteAccount',
	// The link of a notice about a changed account (ADR 28).
	'/RevertChange',
	'/Quotations',
	'/Selling',
	'/Selling/Products',
	'/Selling/Products/New',
	'/Selling/Products/Import',
	'/Selling/Products/:id',
	'/Selling/Shop',
	// The application of who wants to sell (ADR 270).
	'/Selling/Application',
	'/Selling/Earnings',
	'/Selling/Statements/:number',
	// The console of those who run the market (ADR 260).
	'/Operating',
	'/Operating/Applications',
	'/Operating/Applications/:id',
	'/Operating/Goods',
	'/Operating/Goods/:id',
	'/Operating/Categories',
	'/Operating/Categories/:id/Attributes',
	'/Operating/Shops',
	'/Operating/Orders',
	'/Operating/Orders/:id',
	'/Operating/Accounts',
	'/Operating/Staff',
	'/Operating/Jobs',
	'/Operating/Searches',
	// Content of the home page, coupons, flash sales and pages of the market (ADRs 273 to 275, 281).
	'/Operating/Home',
	'/Operating/Home/Banner',
	'/Operating/Home/Preview',
	'/Operating/Coupons',
	'/Operating/Coupons/Edit',
	'/Operating/FlashSales',
	'/Operating/FlashSales/Edit',
	'/Operating/Pages',
	'/Operating/Pages/Edit',
	'/Operating/Webhooks',
	'/Operating/Audit',
	'/DigitalLibrary',
	'/PostOffices',
	'/DeliveryCalculator',
	'/BusinessDirectory',
	'/Invoice/:orderId',
	'/Receipt/:orderId',
	'/CreditNote/:orderId/:position',
	// What the law expects to be read (ADR 94).
	...['/Legal', '/Footer/Legal'].flatMap((folder) => [`${folder}/complaints`, `${folder}/seller-terms`]),
	...['/Policy', '/Footer/Policy'].flatMap((folder) => [`${folder}/CookiePolicy`, `${folder}/PaymentPolicy`]),
];

describe('the route table', () => {
	test.each(SPECIFIED)('has %s of Specification §2 [§2.1] [§2.2] [§2.34] [§6.4] [§6.6]', (path, layout, guard) => {
		const entry = ROUTES.find((candidate) => candidate.path === path);
		expect(entry, path).toBeDefined();
		if (layout) expect(entry?.layout).toBe(layout);
		if (guard) expect(entry?.guard).toBe(guard);
	});

	test('has nothing that neither the specification nor a decision names [§2.35]', () => {
		const known = [...SPECIFIED.map(([path]) => path), ...DECIDED].sort();
		expect(ROUTES.map(({ path }) => path).sort()).toEqual(known);
	});

	test.each([...new Map(ROUTES.flatMap(({ screen }) => (screen ? [[screen.source, screen] as const] : [])))])(
		'names the module %s as it loads it',
		async (source, { load }) => {
			expect(await load()).toBe(await import(/* @vite-ignore */ `../${source}`));
		},
	);

	test('names each route once', () => {
		expect(new Set(ROUTES.map(({ id }) => id)).size).toBe(ROUTES.length);
	});

	test('every row that is open says so; the others demand a session by themselves [§4.15]', () => {
		const unsaid = ROUTES.filter(({ auth, guard }) => auth === undefined && guard === undefined);
		expect(unsaid.map(({ path }) => path)).toEqual(['/Cart']);
		expect(isMembersRoute({})).toBe(true);
		const members = ROUTES.filter(isMembersRoute).map(({ path }) => path);
		for (const path of ['/chat', '/Checkout', '/Payment', '/Profile', '/WishList', '/Orders/:id']) {
			expect(members).toContain(path);
		}
	});

	test('gives the layout custom to sheets that are complete in themselves [§2.1]', () => {
		const sheets = ROUTES.filter(({ layout }) => layout === 'custom').map(({ path }) => path);
		expect(sheets).toEqual(['/Invoice/:orderId', '/Receipt/:orderId', '/CreditNote/:orderId/:position']);
	});

	test('guards nothing else as guest than sign-in, registration and password reset [§6.4]', () => {
		const guests = ROUTES.filter(({ guard }) => guard === 'guest').map(({ path }) => path);
		expect(guests).toEqual(['/login', '/register', '/auth/passwordReset']);
	});

	test('keeps developer pages apart (Decision 16) [§2.27]', () => {
		const pages = ROUTES.filter(({ isDeveloperPage }) => isDeveloperPage).map(({ path }) => path);
		expect(pages).toEqual(['/dev-tool', '/plaground', '/playground', '/super-playground', '/super-doubleground']);
	});

	test.each([
		['/products/single/7', 'single-product', { id: '7' }],
		['/Products/7', 'product', { id: '7' }],
		['/category/fashion/shirts', 'sub-category', { slug: 'fashion', category_slug: 'shirts' }],
		['/Category/fashion/last/12', 'last-category', { slug: 'fashion', id: '12' }],
		['/DIGITALZAYLAT/productdetail/9', 'digital-detail', { id: '9' }],
		['/digital/abc', 'digital-product', { slug: 'abc' }],
	])('finds the route of %s [§2.34]', (path, id, params) => {
		const found = routeOf(path);
		expect(found?.entry.id).toBe(id);
		expect(found?.params).toMatchObject(params);
	});

	test('finds none for an unknown path', () => {
		expect(routeOf('/nowhere/at/all')).toBeUndefined();
	});
});
