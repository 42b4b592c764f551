import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Device } from '../viewport/index.ts';
import {
	audienceOf,
	decideAccess,
	GUARDS,
	type Guard,
	LOGIN_PATH,
	type RouteAuth,
	SESSION_REQUIRED,
	signInPath,
	withSignInError,
} from './index.ts';

const allow = { kind: 'allow' };
const login = (redirect: string) => ({
	kind: 'redirect',
	to: `/login?redirect=${encodeURIComponent(redirect)}`,
	error: 'SessionRequired',
});

const visitor = (path: string, auth?: RouteAuth) => decideAccess({ path, auth, isAuthenticated: false });
const shopper = (path: string, auth?: RouteAuth) => decideAccess({ path, auth, isAuthenticated: true });

describe('auth setting of a route [§4.3]', () => {
	it('demands a session when absent or true', () => {
		expect(LOGIN_PATH).toBe('/login');
		expect(SESSION_REQUIRED).toBe('SessionRequired');
		for (const auth of [undefined, true]) {
			expect(visitor('/Profile?target=wishlist', auth)).toEqual(login('/Profile?target=wishlist'));
			expect(shopper('/Profile', auth)).toEqual(allow);
		}
	});

	it('is open when false', () => {
		expect(visitor('/', false)).toEqual(allow);
		expect(shopper('/', false)).toEqual(allow);
	});

	it('lets only visitors in when an object is given', () => {
		expect(visitor('/register', {})).toEqual(allow);
		expect(shopper('/register', {})).toEqual({ kind: 'redirect', to: '/' });
		expect(shopper('/register', { unauthenticatedOnly: true, navigateAuthenticatedTo: '/Profile' })).toEqual({
			kind: 'redirect',
			to: '/Profile',
		});
	});

	it('protects a route whose object says unauthenticatedOnly false', () => {
		const auth = { unauthenticatedOnly: false, navigateUnauthenticatedTo: '/register' };
		expect(visitor('/chat', auth)).toEqual({ kind: 'redirect', to: '/register', error: 'SessionRequired' });
		expect(shopper('/chat', auth)).toEqual(allow);
		expect(visitor('/chat', { unauthenticatedOnly: false })).toEqual(login('/chat'));
	});

	it('never guards the login page against visitors', () => {
		for (const path of ['/login', '/Login', '/login/', '/login?redirect=%2F', '/login#top']) {
			expect(visitor(path)).toEqual(allow);
			expect(visitor(path, true)).toEqual(allow);
		}
		expect(visitor('/loginx')).toEqual(login('/loginx'));
		expect(decideAccess({ path: '/enter', isAuthenticated: false }, { loginPath: '/enter' })).toEqual(allow);
	});

	it('lets unmatched paths through if so configured', () => {
		const visit = { path: '/no/such', isAuthenticated: false, isMatched: false };
		expect(decideAccess(visit)).toEqual(allow);
		expect(decideAccess(visit, { isUnmatchedOpen: false })).toEqual(login('/no/such'));
	});

	it('carries the way back only when a default callback is enabled', () => {
		const visit = { path: '/Checkout', isAuthenticated: false };
		expect(decideAccess(visit, { hasDefaultCallback: false })).toEqual({
			kind: 'redirect',
			to: '/login',
			error: 'SessionRequired',
		});
	});

	it('leads to no other origin, even when a route is configured so', () => {
		expect(shopper('/x', { navigateAuthenticatedTo: 'https://evil.example' })).toEqual({ kind: 'redirect', to: '/' });
		expect(visitor('/x', { unauthenticatedOnly: false, navigateUnauthenticatedTo: '//evil.example' })).toMatchObject({
			to: '/login',
		});
		expect(visitor('//evil.example')).toMatchObject({ to: '/login' });
	});
});

describe('named guards (Specification §6, Decision 6)', () => {
	it('are guest, account and mobile-device [§6.4]', () => {
		expect(Object.keys(GUARDS).toSorted()).toEqual(['account', 'guest', 'mobile-device']);
	});

	it('guest sends a signed-in visitor home', () => {
		expect(decideAccess({ path: '/login', guard: 'guest', isAuthenticated: true })).toEqual({
			kind: 'redirect',
			to: '/',
		});
		expect(decideAccess({ path: '/register', guard: 'guest', isAuthenticated: false })).toEqual(allow);
	});

	it('account sends a visitor to the sign-in page with the full path', () => {
		expect(decideAccess({ path: '/Checkout?step=address', guard: 'account', isAuthenticated: false })).toEqual({
			kind: 'redirect',
			to: '/login?redirect=%2FCheckout%3Fstep%3Daddress',
			error: 'SessionRequired',
		});
		expect(decideAccess({ path: '/Checkout', guard: 'account', isAuthenticated: true })).toEqual(allow);
	});

	it.each(['tablet', 'desktop'] as const)('mobile-device sends a %s to the product page', (device) => {
		for (const isAuthenticated of [true, false]) {
			expect(
				decideAccess({ path: '/Products/Single/7?lang=en', guard: 'mobile-device', device, isAuthenticated }),
			).toEqual({
				kind: 'redirect',
				to: '/Products/7?lang=en',
			});
			expect(decideAccess({ path: '/products/single/7', guard: 'mobile-device', device, isAuthenticated })).toEqual({
				kind: 'redirect',
				to: '/Products/7',
			});
		}
	});

	it('mobile-device lets phones and unknown devices in', () => {
		const visit = { path: '/Products/Single/7', guard: 'mobile-device', isAuthenticated: false } as const;
		expect(decideAccess({ ...visit, device: 'phone' })).toEqual(allow);
		expect(decideAccess(visit)).toEqual(allow);
	});

	it('replaces the auth setting', () => {
		expect(decideAccess({ path: '/a', auth: false, guard: 'account', isAuthenticated: false }).kind).toBe('redirect');
		expect(decideAccess({ path: '/a', auth: true, guard: 'guest', isAuthenticated: false })).toEqual(allow);
	});
});

describe('redirects', () => {
	const auths = fc.constantFrom<RouteAuth | undefined>(
		...[undefined, true, false, {}, { unauthenticatedOnly: false }],
		...['//evil.example', '/\\evil.example', 'https://evil.example', '/Profile'].flatMap((to) => [
			{ navigateAuthenticatedTo: to },
			{ unauthenticatedOnly: false, navigateUnauthenticatedTo: to },
		]),
	);
	const guards = fc.constantFrom<Guard | undefined>(undefined, 'guest', 'account', 'mobile-device');
	const devices = fc.constantFrom<Device>('phone', 'tablet', 'desktop');
	const paths = fc.oneof(
		fc.webPath(),
		fc.constantFrom('/', '/login', '/Products/Single/1', '//evil.example', '/\\evil', '/Products/Single//evil.example'),
	);

	it('never leave this site', () => {
		fc.assert(
			fc.property(paths, auths, guards, devices, fc.boolean(), (path, auth, guard, device, isAuthenticated) => {
				const decision = decideAccess({ path, auth, guard, device, isAuthenticated });
				if (decision.kind === 'allow') return;
				const landed = new URL(decision.to, 'https://zaylat.example/start');
				expect(landed.origin).toBe('https://zaylat.example');
				const back = landed.searchParams.get('redirect') ?? '/';
				expect(new URL(back, landed).origin).toBe('https://zaylat.example');
			}),
			{ numRuns: 1000 },
		);
	});

	it('never ask a signed-in visitor to sign in, nor turn a visitor away from where that is done', () => {
		fc.assert(
			fc.property(paths, auths, guards, devices, (path, auth, guard, device) => {
				const signedIn = decideAccess({ path, auth, guard, device, isAuthenticated: true });
				expect(signedIn).not.toHaveProperty('error');
				expect(decideAccess({ path: '/login', auth, isAuthenticated: false })).toEqual(allow);
			}),
		);
	});
});

describe('signInPath', () => {
	it('leads back to where the visitor was', () => {
		expect(signInPath()).toBe('/login');
		expect(signInPath('/Products/7?lang=en#reviews')).toBe(
			'/login?redirect=%2FProducts%2F7%3Flang%3Den%23reviews&lang=en',
		);
		expect(signInPath('/a', '/enter')).toBe('/enter?redirect=%2Fa');
		expect(signInPath('https://evil.example')).toBe('/login');
	});
});

describe('audienceOf', () => {
	it.each<[string, Parameters<typeof audienceOf>[0], string]>([
		['neither setting nor guard', {}, 'members'],
		['true', { auth: true }, 'members'],
		['false', { auth: false }, 'everyone'],
		['an object', { auth: {} }, 'visitors'],
		['an object for members', { auth: { unauthenticatedOnly: false } }, 'members'],
		['the guard account', { guard: 'account' }, 'members'],
		['the guard guest', { guard: 'guest' }, 'visitors'],
		['the guard mobile-device', { guard: 'mobile-device' }, 'everyone'],
		['a guard beside a setting', { guard: 'account', auth: false }, 'members'],
	])('a route with %s [§4.15]', (_, route, audience) => {
		expect(audienceOf(route)).toBe(audience);
	});
});

describe('withSignInError', () => {
	it('tells the sign-in page why it is shown, and where to go back to [§8.13]', () => {
		expect(withSignInError(signInPath('/Orders'), SESSION_REQUIRED)).toBe(
			'/login?redirect=%2FOrders&error=SessionRequired',
		);
		expect(withSignInError('/login', SESSION_REQUIRED)).toBe('/login?error=SessionRequired');
		expect(withSignInError('/login', undefined)).toBe('/login');
	});
});
