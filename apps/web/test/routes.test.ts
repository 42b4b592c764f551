import { isOpenRoute, LAYOUTS, type RouteEntry } from '@zaylat/storefront';
import { beforeAll, describe, expect, test } from 'vitest';
import { SHOP } from '../src/shop.ts';
import { askAt, SHARED_PORT } from './support/running-shop.ts';

const { routes: ROUTES } = SHOP;
const ask = askAt(SHARED_PORT);
const MM = { host: 'mm.localhost' };

/** A colour mode that no page forces, so that a forced one shows. */
const DARK = { ...MM, cookie: 'colour-mode=dark' };

/** Values for the parameters of a route, by its id. */
let examples: ReadonlyMap<string, string>;

beforeAll(async () => {
	examples = await exampleNames();
});

async function firstOf(path: string, pick: RegExp): Promise<string> {
	const { text } = await ask(path, MM);
	return pick.exec(text)?.[1] ?? '';
}

/** Real names for the parameters of the routes that have any. */
async function exampleNames(): Promise<Map<string, string>> {
	const category = await firstOf('/sitemaps/categories-1.xml', /\/Category\/([^/<]+\/last\/[^<]+)<\/loc>/);
	const [first = '', , last = ''] = category.split('/');
	const child = await firstOf('/sitemaps/categories-1.xml', new RegExp(`/Category/${first}/([^/<]+)</loc>`));
	const product = await firstOf('/sitemaps/products-1.xml', /\/Products\/([^<]+)<\/loc>/);
	const digital = await firstOf('/sitemaps/digital-1.xml', /\/ProductDetail\/([^<]+)<\/loc>/);
	const digitalCategory = await firstOf('/sitemaps/categories-1.xml', /\/digitalzaylat\/Category\/([^/<]+)<\/loc>/);
	const digitalChild = await firstOf('/sitemaps/categories-1.xml', /\/digitalzaylat\/Category\/([^/<]+\/[^<]+)<\/loc>/);
	const collection = await firstOf('/sitemaps/categories-1.xml', /\/product-collections\/([^<]+)<\/loc>/);
	const seller = await firstOf('/sitemaps/shops-1.xml', /\/Shops\/([^/<]+)<\/loc>/);
	const digitalLast = await firstOf(`/digitalzaylat/Category/${digitalChild}`, /\/LevelThreeCategory\/([^"?]+)"/);
	const sold = await firstOf(`/Shops/${seller}/category`, /href="\/Shops\/[^/"]+\/Category\/([^/"]+)"/);
	const soldBelow = await firstOf(`/Shops/${seller}/category`, /href="\/Shops\/[^/"]+\/Category\/([^/"]+\/[^/"]+)"/);
	return new Map([
		['category', first],
		['sub-category', `${first}/${child}`],
		['last-category', `${first}/last/${last}`],
		['product', product],
		['product-collection', collection],
		['shop', seller],
		['shop-about', `${seller}/about`],
		['shop-categories', `${seller}/category`],
		['shop-category', `${seller}/Category/${sold}`],
		['shop-sub-category', `${seller}/Category/${soldBelow}`],
		['shop-flash-sale', `${seller}/flashSalePage`],
		['digital-product', digital],
		['digital-product-about', `${digital}/about`],
		['digital-category', digitalCategory],
		['digital-sub-category', digitalChild],
		['digital-level-two', digitalChild.split('/')[1] ?? ''],
		['digital-level-three', digitalLast],
		['digital-detail', digital],
	]);
}

/** The route's path with real names. */
function exampleOf({ id, path }: RouteEntry): string {
	const start = path.indexOf(':');
	if (start === -1) return path;
	const names = examples.get(id);
	if (!names) throw new Error(`There is no example of ${path}`);
	return path.slice(0, start) + names;
}

/** Pages that redirect immediately when the address has no data. */
const LEADS_ON: ReadonlySet<string> = new Set(['callback', 'payment-success']);
/** Error pages, which respond with the status of their error. */
const FAILING: ReadonlySet<string> = new Set(['sign-in-error']);

const open = ROUTES.filter(
	(entry) =>
		entry.screen !== undefined &&
		entry.redirectTo === undefined &&
		isOpenRoute(entry) &&
		!entry.isDeveloperPage &&
		!LEADS_ON.has(entry.id) &&
		!FAILING.has(entry.id),
);
const ids = (rows: readonly RouteEntry[]) => rows.map((entry) => [entry.id, entry] as const);

describe('every page that a visitor may browse', () => {
	test.each(ids(open))('%s answers whole, with title, heading, layout and colours [§1.2] [§2.1]', async (_, entry) => {
		const path = exampleOf(entry);
		const { status, text } = await ask(path, DARK);
		expect([path, status]).toEqual([path, 200]);
		expect(text).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
		expect(text).toMatch(/<meta name="description" content="[^"]{10,}"/);
		expect(text.match(/<h1[ >]/g), `headings of ${path}`).toHaveLength(1);
		expect(text).toContain(`data-color-mode="${entry.colourMode ?? 'dark'}"`);
		const { hasFooter, hasBottomBar, width } = LAYOUTS[entry.layout];
		expect(text.includes('<footer'), 'footer').toBe(hasFooter);
		expect(text.includes('data-part="bottom-bar"'), 'bottom bar').toBe(hasBottomBar);
		expect(text).toContain(`data-width="${width}"`);
	});

	test.each(ids(open.filter(({ path }) => path !== '/')))(
		'%s is found in any letter case: directly as it is linked, else by one redirect',
		async (_, entry) => {
			const path = exampleOf(entry);
			const fixed = entry.path.split('/:')[0] ?? '';
			for (const shouted of [fixed.toUpperCase(), fixed.toLowerCase()]) {
				const asked = shouted + path.slice(fixed.length);
				const { status, headers } = await ask(asked, MM);
				if (status === 301) expect(headers.location).toBe(path);
				else expect([asked, status]).toEqual([asked, 200]);
			}
		},
	);
});

test('the error page of signing in answers 503, and leads back to the form [§8.12]', async () => {
	const { status, text } = await ask('/auth/error?redirect=%2FOrders&error=ProvidersUnavailable', {
		...MM,
		cookie: 'locale=en',
	});
	expect(status).toBe(503);
	expect(text).toContain('Internal Server Error!');
	expect(text).toContain('href="/login?redirect=%2FOrders"');
});

describe('pages for developers (Decision 16) [§2.27]', () => {
	test.each(ids(ROUTES.filter(({ isDeveloperPage }) => isDeveloperPage)))(
		'%s is not there in production',
		async (_, { path }) => {
			expect((await ask(path, MM)).status).toBe(404);
		},
	);

	test('nor is what they ask for', async () => {
		expect((await ask('/api/dev-tool/outbox', MM)).status).toBe(404);
	});
});

const pathsWith = (guard: RouteEntry['guard']) =>
	ids(ROUTES.filter((entry) => entry.guard === guard && entry.screen !== undefined));

describe('guards (Decision 6) [§4.3] [§6.4]', () => {
	test.each(pathsWith('account'))('%s sends a visitor to sign in, and back', async (_, { path }) => {
		const asked = path.replaceAll(/:\w+/g, '1001');
		const { status, headers } = await ask(asked, MM);
		expect(status).toBe(302);
		expect(headers.location).toBe(`/login?redirect=${encodeURIComponent(asked)}&error=SessionRequired`);
		expect(headers['cache-control']).toBe('private, no-store');
	});

	test.each(pathsWith('guest'))('%s lets a visitor in', async (_, { path }) => {
		expect((await ask(path, MM)).status).toBe(200);
	});

	test('a single product is for phones; larger devices get the ordinary page [§2.13]', async () => {
		const id = examples.get('product') ?? '';
		const { status, headers } = await ask(`/Products/Single/${id}`, { ...MM, cookie: 'viewport=desktopWide' });
		expect([status, headers.location]).toEqual([302, `/Products/${id}`]);
		expect((await ask(`/Products/Single/${id}`, { ...MM, cookie: 'viewport=mobile' })).status).toBe(200);
	});
});

describe('the other rows', () => {
	test.each(ids(ROUTES.filter(({ redirectTo, isDeveloperPage }) => redirectTo !== undefined && !isDeveloperPage)))(
		'%s redirects permanently',
		async (_, { path, redirectTo }) => {
			const { status, headers } = await ask(path, MM);
			expect([status, headers.location]).toEqual([301, redirectTo]);
		},
	);

	test.each(ids(ROUTES.filter(({ isDeveloperPage }) => isDeveloperPage)))(
		'%s is not there in production (Decision 16)',
		async (_, { path }) => {
			expect((await ask(path, MM)).status).toBe(404);
		},
	);

	test.each(ids(ROUTES.filter(({ path }) => path.startsWith('/Footer/'))))(
		'%s names the page outside the footer’s folder as the canonical one [§2.23]',
		async (_, { path }) => {
			const { text } = await ask(path.toLowerCase(), MM);
			const canonical = /<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '';
			expect(new URL(canonical).pathname).toMatch(/^\/(Help|CooperateWithUs|Legal|Policy)\//);
		},
	);

	test('the home page says whose it is, and how it is searched', async () => {
		const { text } = await ask('/', MM);
		for (const type of ['WebSite', 'SearchAction', 'Organization']) expect(text).toContain(`"@type":"${type}"`);
		expect(text).toMatch(/<meta property="og:image" content="http:\/\/mm\.localhost:\d+\/icon-512\.png"/);
	});

	test('the questions are read by search engines', async () => {
		const { text } = await ask('/help/faq?lang=en', MM);
		expect(text).toContain('"@type":"FAQPage"');
		expect(text).toContain('"@type":"BreadcrumbList"');
	});
});
