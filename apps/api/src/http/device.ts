import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { isHttps, subjectOf } from './address.ts';

const COOKIE = 'zaylat-device';
const YEAR_SECONDS = 365 * 86_400;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Finds the device of a request by a cookie that outlives sessions, and sets it where there is none. It is there for
 * what a shopper may do once (coupons), and set only then.
 * @returns what is stored of the device: keyed, so that the database does not contain the cookie
 */
export function deviceOf(c: Context, config: Config): string {
	const known = getCookie(c, COOKIE);
	const id = known !== undefined && UUID.test(known) ? known : randomUUID();
	setCookie(c, COOKIE, id, {
		httpOnly: true,
		sameSite: 'Lax',
		path: '/api',
		secure: isHttps(c, config),
		maxAge: YEAR_SECONDS,
	});
	return subjectOf('device', id, config);
}
