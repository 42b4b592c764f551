import type { Device } from '../viewport/viewport.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Path of the sign-in page, which is never guarded against visitors (Specification §2, §4). */
export const LOGIN_PATH = '/login';

/** Error that a redirect to sign in carries (Specification §8). */
export const SESSION_REQUIRED = 'SessionRequired';

/** Error that the error page is told when the ways to sign in cannot be listed (Specification §8). */
export const PROVIDERS_UNAVAILABLE = 'ProvidersUnavailable';

/**
 * Who may see a route (Specification §4): absent or true, signed-in visitors; false, everyone; an object, only
 * visitors who are not signed in, unless it says otherwise.
 */
export type RouteAuth =
	| boolean
	| {
			/** Default true; false makes the object a protected route with its own way out. */
			readonly unauthenticatedOnly?: boolean;
			/** Where signed-in visitors of an `unauthenticatedOnly` route go; default `/`. */
			readonly navigateAuthenticatedTo?: string;
			/** Where visitors of a protected route go instead of the sign-in page. */
			readonly navigateUnauthenticatedTo?: string;
	  };

/** A guard that the route table names (Specification §2, §6). */
export type Guard = 'guest' | 'account' | 'mobile-device';

/** What the named guards demand (Specification §6, Decision 6). */
export const GUARDS: Readonly<Record<Guard, { readonly auth: RouteAuth; readonly devices?: readonly Device[] }>> = {
	guest: { auth: { unauthenticatedOnly: true, navigateAuthenticatedTo: '/' } },
	account: { auth: true },
	'mobile-device': { auth: false, devices: ['phone'] },
};

/** Who a route is for: everyone, visitors who are not signed in, or members (whoever has a session). */
export type Audience = 'everyone' | 'visitors' | 'members';

/**
 * Says who a route is for (Specification §4).
 * @param route its auth setting and guard; a route with neither is for members
 */
export function audienceOf(route: Pick<Visit, 'auth' | 'guard'>): Audience {
	const auth = route.guard === undefined ? (route.auth ?? true) : GUARDS[route.guard].auth;
	if (auth === false) return 'everyone';
	return typeof auth === 'object' && (auth.unauthenticatedOnly ?? true) ? 'visitors' : 'members';
}

/** A visit that wants to be let in. */
export interface Visit {
	/** Full path with query, as the visitor asked for it. */
	readonly path: string;
	readonly isAuthenticated: boolean;
	/** Auth setting of the route; absent means authentication required. */
	readonly auth?: RouteAuth | undefined;
	/** Named guard of the route; it replaces `auth`. */
	readonly guard?: Guard | undefined;
	/** Kind of device, for `mobile-device`; unknown ones are let in. */
	readonly device?: Device | undefined;
	/** False when no route has the path. */
	readonly isMatched?: boolean;
}

/** Settings of the whole site (Specification §4). */
export interface AccessRules {
	readonly loginPath?: string;
	/** Whether the sign-in page is told where to go back to; default true. */
	readonly hasDefaultCallback?: boolean;
	/** Whether paths without a route need no sign-in, so that they answer 404; default true. */
	readonly isUnmatchedOpen?: boolean;
}

/** What becomes of a visit. */
export type AccessDecision =
	| { readonly kind: 'allow' }
	| { readonly kind: 'redirect'; readonly to: string; readonly error?: typeof SESSION_REQUIRED };

const ALLOW: AccessDecision = { kind: 'allow' };

/**
 * Decides whether a visit is let in (Specification §4, §6; Decision 6).
 * @param visit the path asked for, its route's protection, and who asks from which device
 * @param rules settings of the whole site
 * @returns allow, or where to go instead: same-origin paths only
 */
export function decideAccess(visit: Visit, rules: AccessRules = {}): AccessDecision {
	const { path, isAuthenticated, guard, device, isMatched = true } = visit;
	const { loginPath = LOGIN_PATH, hasDefaultCallback = true, isUnmatchedOpen = true } = rules;
	const { auth = true, devices } = guard === undefined ? { auth: visit.auth } : GUARDS[guard];
	if (!isMatched && isUnmatchedOpen) return ALLOW;
	if (devices !== undefined && device !== undefined && !devices.includes(device)) {
		return { kind: 'redirect', to: pathForLargerDevices(path) };
	}
	if (auth === false) return ALLOW;
	const way = typeof auth === 'object' ? auth : { unauthenticatedOnly: false };
	if (way.unauthenticatedOnly ?? true) {
		return isAuthenticated ? { kind: 'redirect', to: safeRedirect(way.navigateAuthenticatedTo) } : ALLOW;
	}
	if (isAuthenticated || samePage(path, loginPath)) return ALLOW;
	const to =
		way.navigateUnauthenticatedTo === undefined
			? signInPath(hasDefaultCallback ? path : undefined, loginPath)
			: safeRedirect(way.navigateUnauthenticatedTo, loginPath);
	return { kind: 'redirect', to, error: SESSION_REQUIRED };
}

/**
 * Gives the path of the sign-in page that leads back afterwards (Specification §4, Decision 6).
 * @param returnTo full path to come back to; the sign-in page alone without one, or when it is not a safe one
 * @param loginPath path of the sign-in page
 * @returns for example `/login?redirect=%2FCheckout%3Fstep%3Daddress`
 */
export function signInPath(returnTo?: string, loginPath: string = LOGIN_PATH): string {
	const target = safeRedirect(returnTo, '');
	if (target === '') return loginPath;
	// The language that a link asks for holds for the sign-in page too.
	const language = /[?&]lang=([a-z]+)/.exec(target)?.[1];
	return `${loginPath}?redirect=${encodeURIComponent(target)}${language === undefined ? '' : `&lang=${language}`}`;
}

/**
 * Adds the reason why sign-in is asked for to the path of the sign-in page (Specification §8).
 * @param path for example what `signInPath` gives
 * @param error for example `SessionRequired`; without one the path stays as it is
 */
export function withSignInError(path: string, error: string | undefined): string {
	if (error === undefined) return path;
	return `${path}${path.includes('?') ? '&' : '?'}error=${encodeURIComponent(error)}`;
}

/** Larger devices see a single product on the ordinary product page (Decision 6). */
function pathForLargerDevices(path: string): string {
	return safeRedirect(path.replace(/^\/Products\/Single\//i, '/Products/'));
}

/** Paths are matched without regard to case (Decision 7). */
function samePage(path: string, page: string): boolean {
	const [pathname = ''] = path.split(/[?#]/, 1);
	return pathname.replace(/\/+$/, '').toLowerCase() === page.toLowerCase();
}
