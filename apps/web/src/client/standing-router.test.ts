import { createMemoryRouter, type DataRouter, type RouteObject } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createStandingRouter } from './standing-router.ts';
import type { RouterWindow } from './standing-state.ts';

const ROUTES: RouteObject[] = [
	{
		id: 'frame',
		loader: () => 'frame, asked again',
		children: [
			{ id: 'home', path: '/', loader: () => 'home, asked again' },
			{ id: 'product', path: '/Products/:id', loader: ({ params }) => `product ${params.id}` },
		],
	},
];
const WHOLE = { loaderData: { frame: 'frame', home: 'home' }, errors: null };

function setUp({
	path = '/',
	hydrationData = WHOLE as Parameters<typeof createStandingRouter>[0]['hydrationData'],
} = {}) {
	const events = new EventTarget();
	const reload = vi.fn();
	const assign = vi.fn();
	const origin = 'http://shop.test';
	const location = { pathname: path, search: '', hash: '', origin, href: origin + path, reload, assign };
	const window: RouterWindow = {
		history: { state: { usr: { from: 'list' }, key: 'first', idx: 0 }, go: vi.fn() },
		location,
		addEventListener: events.addEventListener.bind(events),
		removeEventListener: events.removeEventListener.bind(events),
	};
	let want = () => {};
	const bring = vi.fn(
		async (): Promise<DataRouter> =>
			createMemoryRouter(ROUTES, { hydrationData, initialEntries: [location.pathname + location.hash] }),
	);
	const wanted = () =>
		new Promise<void>((resolve) => {
			want = resolve;
		});
	const router = createStandingRouter({ routes: ROUTES, hydrationData, window, bring, wanted });
	if (router === undefined) throw new Error('The page is not whole');
	return {
		router,
		bring,
		reload,
		assign,
		location,
		want: () => want(),
		step: () => events.dispatchEvent(new Event('popstate')),
	};
}

describe('a router that stands', () => {
	test('has the page as it came, and asks for nothing', () => {
		const { router, bring } = setUp();
		const { location, matches, loaderData, initialized, navigation } = router.state;
		expect(location).toMatchObject({ pathname: '/', key: 'first', state: { from: 'list' } });
		expect(matches.map(({ route }) => route.id)).toEqual(['frame', 'home']);
		expect(loaderData).toEqual(WHOLE.loaderData);
		expect(initialized).toBe(true);
		expect(navigation.state).toBe('idle');
		expect(router.createHref({ ...location, pathname: '/Products/1', search: '?a=1' })).toBe('/Products/1?a=1');
		expect(router.encodeLocation('/Products/သနပ်ခါး').pathname).toBe(encodeURI('/Products/သနပ်ခါး'));
		expect(bring).not.toHaveBeenCalled();
	});

	test('brings the one that moves with the first sign of interest, and asks for no data again', async () => {
		const { router, bring, want } = setUp();
		want();
		await vi.waitFor(() => expect(router.routes).toHaveLength(1));
		expect(bring).toHaveBeenCalledOnce();
		expect(router.state.loaderData).toEqual(WHOLE.loaderData);
		router.dispose();
	});

	test('goes where it is sent at once, and tells who listened before', async () => {
		const { router, bring } = setUp();
		const tell = vi.fn();
		const end = router.subscribe(tell);
		await Promise.all([router.navigate('/Products/7'), router.navigate('/Products/8')]);
		expect(bring).toHaveBeenCalledOnce();
		expect(router.state.location.pathname).toBe('/Products/8');
		expect(router.state.loaderData).toMatchObject({ product: 'product 8' });
		expect(tell).toHaveBeenCalled();
		end();
		tell.mockClear();
		await router.navigate('/Products/9');
		expect(tell).not.toHaveBeenCalled();
		router.dispose();
	});

	test('says at once that a page is under way, and when it is there', async () => {
		const { router } = setUp();
		const heard: string[] = [];
		router.subscribe(({ navigation }) => void heard.push(navigation.state));
		const arrival = router.navigate('/Products/7?variant=2');
		expect(heard).toEqual(['loading']);
		const { state, location } = router.state.navigation;
		expect([state, location?.pathname, location?.search]).toEqual(['loading', '/Products/7', '?variant=2']);
		await arrival;
		expect(heard.at(-1)).toBe('idle');
		expect(router.state.navigation.state).toBe('idle');
		router.dispose();
	});

	test('says at once that the data is asked for again, and when it is there', async () => {
		const { router } = setUp();
		const heard: string[] = [];
		router.subscribe(({ revalidation }) => void heard.push(revalidation));
		const arrival = router.revalidate();
		expect(heard).toEqual(['loading']);
		await arrival;
		expect(heard.at(-1)).toBe('idle');
		router.dispose();
	});

	test('asks for the data again when told to', async () => {
		const { router } = setUp();
		await router.revalidate();
		expect(router.state.loaderData).toMatchObject({ home: 'home, asked again' });
		router.dispose();
	});

	test('loads pages whole when its code does not arrive, and tries again', async () => {
		const { router, bring, assign, reload } = setUp();
		bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await router.navigate('/Products/7?lang=en');
		expect(assign).toHaveBeenCalledWith(new URL('http://shop.test/Products/7?lang=en'));
		bring.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		await router.revalidate();
		expect(reload).toHaveBeenCalledOnce();
		await router.navigate('/Products/8');
		expect(router.state.location.pathname).toBe('/Products/8');
		router.dispose();
	});

	test('holds back who must not leave as soon as the one that moves is there', async () => {
		const { router } = setUp();
		const isBlocked = vi.fn(() => true);
		const heard: string[] = [];
		router.subscribe(({ navigation }) => void heard.push(navigation.state));
		expect(router.getBlocker('leaving', isBlocked).state).toBe('unblocked');
		await router.navigate('/Products/7');
		expect(heard.at(-1)).toBe('idle');
		expect(isBlocked).toHaveBeenCalled();
		expect(router.state.location.pathname).toBe('/');
		router.dispose();
	});

	test('loads the page whole after a step back that it cannot take', () => {
		const { location, reload, step } = setUp();
		location.hash = '#main';
		step();
		expect(reload).not.toHaveBeenCalled();
		location.pathname = '/Products/7';
		step();
		expect(reload).toHaveBeenCalledOnce();
	});

	test('knows of a link within the page that was followed meanwhile', async () => {
		const { router, location, want } = setUp();
		const tell = vi.fn();
		router.subscribe(tell);
		location.hash = '#main';
		want();
		await vi.waitFor(() => expect(tell).toHaveBeenCalled());
		expect(router.state.location.hash).toBe('#main');
		router.dispose();
	});

	test.each([
		['an unknown path', { path: '/nowhere' }],
		['a route without its data', { hydrationData: { loaderData: { frame: 'frame' }, errors: null } }],
		['a route that failed', { hydrationData: { ...WHOLE, errors: { home: new Error('down') } } }],
	])('leaves %s to the one that moves', (_, given) => {
		expect(() => setUp(given)).toThrow('not whole');
	});
});
