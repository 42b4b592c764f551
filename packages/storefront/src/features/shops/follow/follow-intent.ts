import { MINUTE_MS } from '@zaylat/domain/time';
/** Where session storage has the shop to follow after the sign-in. */
export const FOLLOW_KEY = 'zaylat-follow';
/** Long enough to register, short enough to be remembered by the person too. */
const KEPT_MS = 30 * MINUTE_MS;

/** Keeps a tab's wish to follow a shop while its visitor signs in. */
export function keepFollowIntent(slug: string, now: number): void {
	try {
		window.sessionStorage.setItem(FOLLOW_KEY, JSON.stringify({ slug, at: now }));
	} catch {
		// Without storage the visitor presses once more after signing in.
	}
}

/**
 * Takes the wish to follow a shop, if there is a fresh one.
 * @returns whether to follow it now; the wish is forgotten then
 */
export function takeFollowIntent(slug: string, now: number): boolean {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(FOLLOW_KEY) ?? 'null');
		if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'slug') !== slug) return false;
		window.sessionStorage.removeItem(FOLLOW_KEY);
		return now - Number(Reflect.get(kept, 'at')) < KEPT_MS;
	} catch {
		return false;
	}
}
