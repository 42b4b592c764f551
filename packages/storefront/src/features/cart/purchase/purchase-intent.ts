import { type CookieRules, formatCookie, readCookie } from '@zaylat/domain/cookies';
import { MINUTE_MS } from '@zaylat/domain/time';
import type { BoughtItem } from '../../../core/paths/bought-item.ts';

/** Name of the field with the number of pieces. */
export const QUANTITY_FIELD = 'quantity';

/** The cookie with the purchase that waits for the sign-in: the web server completes it where the page has no script. */
const PURCHASE_COOKIE = 'zaylat-purchase';

/** Long enough to register, short enough to be remembered by the person too. */
const KEPT_MS = 30 * MINUTE_MS;

/** It names a product only, and shops on this machine are served without https. */
const RULES: CookieRules = { maxAgeSeconds: KEPT_MS / 1000, path: '/', sameSite: 'Lax', secure: false };
const GONE: CookieRules = { ...RULES, maxAgeSeconds: 0 };

interface Cookies {
	setCookie(name: string, value: string, rules: CookieRules): void;
}

interface Call extends Cookies {
	readonly now: number;
	cookie(name: string): string | undefined;
}

/** Stores for a visitor of a page without script that a variant is to be put in the cart after signing in. */
export function keepIntentFor(
	{ setCookie, now }: Cookies & Pick<Call, 'now'>,
	{ variantId, quantity }: BoughtItem,
): void {
	setCookie(PURCHASE_COOKIE, JSON.stringify({ variantId, quantity, at: now }), RULES);
}

/** Takes what a visitor of a page without script wanted to buy; it is forgotten then. */
export function takeIntentOf({ setCookie, cookie, now }: Call): BoughtItem | undefined {
	const kept = parseIntent(cookie(PURCHASE_COOKIE), now);
	if (kept) setCookie(PURCHASE_COOKIE, '', GONE);
	return kept;
}

const inBrowser = (now: number, { document }: Pick<Window, 'document'> = window): Call => ({
	now,
	cookie: (name) => readCookie(document.cookie, name),
	setCookie(name, value, rules) {
		document.cookie = formatCookie(name, value, rules);
	},
});

/** Stores that a variant is to be put in the cart once its visitor has signed in. */
export function keepPurchaseIntent(variantId: string, quantity: number, now: number): void {
	keepIntentFor(inBrowser(now), { variantId, quantity });
}

/**
 * Takes the stored intent to put a variant in the cart; it is forgotten then.
 * @returns the quantity to add; undefined without a recent intent for this variant
 */
export function takePurchaseIntent(variantId: string, now: number): number | undefined {
	const call = inBrowser(now);
	if (parseIntent(call.cookie(PURCHASE_COOKIE), now)?.variantId !== variantId) return undefined;
	return takeIntentOf(call)?.quantity;
}

function parseIntent(text: string | undefined, now: number): BoughtItem | undefined {
	try {
		const kept: unknown = JSON.parse(text ?? 'null');
		if (typeof kept !== 'object' || kept === null) return undefined;
		const variantId: unknown = Reflect.get(kept, 'variantId');
		const quantity = Number(Reflect.get(kept, 'quantity'));
		const isRecent = now - Number(Reflect.get(kept, 'at')) < KEPT_MS;
		if (typeof variantId !== 'string' || !isRecent) return undefined;
		return Number.isSafeInteger(quantity) && quantity > 0 ? { variantId, quantity } : undefined;
	} catch {
		return undefined;
	}
}
