import { type CookieRules, formatCookie, readCookie } from '@zaylat/domain/cookies';
import { DAY_SECONDS } from '@zaylat/domain/time';

/** Holds what a visitor saved while the page had no script, until the device takes it over. */
export const WISH_COOKIE = 'zaylat-wishes';

/** It names products only, and shops on this machine are served without https. */
export const WISH_RULES: CookieRules = { maxAgeSeconds: 30 * DAY_SECONDS, path: '/', sameSite: 'Lax', secure: false };

/** A cookie has 4 kB. */
const MOST = 50;

/** A product that is saved or removed. */
export interface Wish {
	readonly id: string;
	readonly isSaved: boolean;
}

/** Reads the ids in the cookie, the newest first. */
export const parseWishes = (value: string | undefined): readonly string[] =>
	(value ?? '').split(' ').filter((id) => /^[\w-]{1,40}$/.test(id));

/** The ids with a change, the newest first. */
export function applyWish(ids: readonly string[], { id, isSaved }: Wish): readonly string[] {
	const others = ids.filter((other) => other !== id);
	return isSaved ? [id, ...others].slice(0, MOST) : others;
}

/** Takes the ids out of the browser's cookies. */
export function takeWishCookie(document: Document | undefined): readonly string[] {
	const ids = parseWishes(readCookie(document?.cookie, WISH_COOKIE));
	if (document && ids.length > 0) document.cookie = formatCookie(WISH_COOKIE, '', { ...WISH_RULES, maxAgeSeconds: 0 });
	return ids;
}
