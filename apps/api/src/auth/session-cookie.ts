import { encode } from '@auth/core/jwt';
import { DAY_SECONDS } from '@zaylat/domain/time';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { isHttps } from '../http/address.ts';
import { deviceOf } from '../http/device.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { rememberDevice } from './known-devices.ts';
import { sessionOfHeaders } from './session.ts';
import { beginSession, revokeSession, SESSION_DAYS } from './sign-in.ts';

/**
 * Signs the caller in as an account: begins a session, ends the one that the browser had, and sets the cookie that
 * Auth.js sets and reads. A session's id changes whenever its rights do, so that an id that an attacker set in the browser before sign-in is not valid after it.
 */
export async function enterSession(c: Context, services: Services, userId: string): Promise<void> {
	const before = await sessionOfHeaders(c.req.raw.headers, services);
	const id = await beginSession(services, userId, 'registered');
	if (id === undefined) throw new Failure('session_expired');
	if (before) await revokeSession(services, before.id);
	await setSessionCookie(c, services, { userId, id });
	await rememberDevice(services, userId, deviceOf(c, services.config));
}

/** Sets the cookie of a session that lives already. */
export async function setSessionCookie(
	c: Context,
	{ config }: Services,
	session: { readonly userId: string; readonly id: string },
): Promise<void> {
	const secure = isHttps(c, config);
	const name = secure ? '__Secure-authjs.session-token' : 'authjs.session-token';
	const maxAge = SESSION_DAYS * DAY_SECONDS;
	const token = await encode({
		token: { sub: session.userId, sid: session.id },
		secret: config.authSecret,
		salt: name,
		maxAge,
	});
	setCookie(c, name, token, { httpOnly: true, sameSite: 'Lax', path: '/', secure, maxAge });
}
