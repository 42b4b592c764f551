import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Config } from '../config.ts';
import { isUuid } from '../db/uuid.ts';
import { isHttps, subjectOf } from './address.ts';

const COOKIE = 'zaylat-device';
const YEAR_SECONDS = 365 * 86_400;

/**
 * Finds the device of a request by a cookie that outlives sessions, and sets it where there is none. It is there for
 * what a shopper may do once (coupons) and for devices that an account signed in on, and set only then.
 * @returns what is stored of the device: keyed, so that the database does not contain the cookie
 */
export function deviceOf(c: Context, config: Config): string {
	const id = idOf(c) ?? randomUUID();
	setCookie(c, COOKIE, id, {
		httpOnly: true,
		sameSite: 'Lax',
		path: '/api',
		secure: isHttps(c, config),
		maxAge: YEAR_SECONDS,
	});
	return subjectOf('device', id, config);
}

/** As `deviceOf`, without setting the cookie. @returns undefined where there is none */
export function knownDeviceOf(c: Context, config: Config): string | undefined {
	const id = idOf(c);
	return id && subjectOf('device', id, config);
}

function idOf(c: Context): string | undefined {
	const id = getCookie(c, COOKIE);
	return id !== undefined && isUuid(id) ? id : undefined;
}
