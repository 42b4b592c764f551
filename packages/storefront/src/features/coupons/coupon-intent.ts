import { type CookieRules, formatCookie, readCookie } from '@zaylat/domain/cookies';
import { readCouponCode } from '@zaylat/domain/coupons';
import { MINUTE_MS } from '@zaylat/domain/time';

/** The cookie with the coupon that is collected after the sign-in; the web server does it where the page has no script. */
const COOKIE = 'zaylat-coupon';

/** Long enough to register, short enough to be remembered. It names a coupon that everybody may see. */
const RULES: CookieRules = { maxAgeSeconds: (30 * MINUTE_MS) / 1000, path: '/', sameSite: 'Lax', secure: false };
const GONE: CookieRules = { ...RULES, maxAgeSeconds: 0 };

/** The visitor's cookies. */
interface Cookies {
	cookie(name: string): string | undefined;
	setCookie(name: string, value: string, rules: CookieRules): void;
}

const inBrowser = ({ document }: Pick<Window, 'document'> = window): Cookies => ({
	cookie: (name) => readCookie(document.cookie, name),
	setCookie(name, value, rules) {
		document.cookie = formatCookie(name, value, rules);
	},
});

/** Stores which coupon a visitor wants, until the sign-in. */
export function keepCouponIntent(code: string, { setCookie }: Pick<Cookies, 'setCookie'> = inBrowser()): void {
	setCookie(COOKIE, code, RULES);
}

/** Takes the coupon that a visitor wanted before the sign-in; it is forgotten then. */
export function takeCouponIntent({ cookie, setCookie }: Cookies = inBrowser()): string | undefined {
	const kept = cookie(COOKIE);
	if (kept === undefined) return undefined;
	setCookie(COOKIE, '', GONE);
	return readCouponCode(kept);
}
