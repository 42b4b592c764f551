import { getToken } from '@auth/core/jwt';
import type { Endpoint } from '@zaylat/api-client/contract';
import { isPermitted, isSecondFactorFresh, type StaffRole } from '@zaylat/domain/roles';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { operators, sessions, shops, users } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { isOperator } from '../http/operator.ts';
import type { Services } from '../http/services.ts';

/** A live session and whose it is. */
export interface Session {
	readonly id: string;
	readonly userId: string;
	readonly kind: 'guest' | 'registered';
	readonly name: string;
	readonly email: string | null;
	readonly phone: string | null;
	/** Shops that the person answers for (Decision 15). */
	readonly shopIds: readonly number[];
	readonly expiresAt: Date;
	/** When the person last proved who they are in this session (ADR 28). */
	readonly reauthenticatedAt: Date | null;
	/** Roles of an account that runs the market; read with each request, so that a change of them counts at once. */
	readonly staffRoles: readonly StaffRole[];
	/** When the person last gave the second factor in this session. */
	readonly secondFactorAt: Date | null;
}

/** Whether an account can be reached by phone alone. */
export const isPhoneOnly = ({ kind, email, phone }: Pick<Session, 'kind' | 'email' | 'phone'>): boolean =>
	kind === 'registered' && email === null && phone !== null;

/** Auth.js names its cookie by whether the site is served over https. */
const SESSION_COOKIES = ['__Secure-authjs.session-token', 'authjs.session-token'] as const;

/**
 * The session of a request.
 * @throws Failure `sign_in_required` without a session cookie, `session_expired` when the cookie's session is dead.
 */
export async function requireSession(c: Context, services: Services): Promise<Session> {
	const cookieName = sessionCookieOf(c);
	if (!cookieName) throw new Failure('sign_in_required');
	const session = await readSession(c.req.raw.headers, cookieName, services);
	if (!session) throw new Failure('session_expired');
	return session;
}

/**
 * The session of a request, checked against the required role and permission.
 * @returns `undefined` for calls that anyone may make, for visitors who are not signed in, and for the operator's token.
 * @throws Failure as `requireSession`; `registration_required`, `seller_required`, `second_factor_required`,
 * `permission_required` when the session is not enough; `path_not_found` for who may not know that there is such a call.
 */
export async function authorizeCaller(
	c: Context,
	services: Services,
	{ caller, permission }: Pick<Endpoint, 'caller' | 'permission'>,
): Promise<Session | undefined> {
	if (caller === 'anyone') return undefined;
	if (caller === 'operator') {
		if (isOperator(c, services.config)) return undefined;
		const session = await sessionOfHeaders(c.req.raw.headers, services);
		if (!session || !permission || staffRefusal(session, permission, services.now())) {
			throw new Failure('path_not_found');
		}
		return session;
	}
	if (caller === 'visitor') return sessionOfHeaders(c.req.raw.headers, services);
	const session = await requireSession(c, services);
	if (caller === 'registered' && session.kind !== 'registered') throw new Failure('registration_required');
	if (caller === 'seller' && session.shopIds.length === 0) throw new Failure('seller_required');
	if (caller === 'staff') {
		const refusal = staffRefusal(session, permission, services.now());
		if (refusal) throw new Failure(refusal);
	}
	return session;
}

/** Why a session may not make a call of staff; undefined when it may. */
function staffRefusal(
	{ staffRoles, secondFactorAt }: Pick<Session, 'staffRoles' | 'secondFactorAt'>,
	permission: Endpoint['permission'],
	now: number,
) {
	if (staffRoles.length === 0) return 'path_not_found';
	if (permission === undefined) return undefined;
	if (!isSecondFactorFresh(secondFactorAt?.getTime() ?? null, now)) return 'second_factor_required';
	return isPermitted(staffRoles, permission) ? undefined : 'permission_required';
}

/** The live session that the headers of a request carry, if any. */
export async function sessionOfHeaders(headers: Headers, services: Services): Promise<Session | undefined> {
	for (const cookieName of SESSION_COOKIES) {
		if (headers.get('cookie')?.includes(cookieName)) return readSession(headers, cookieName, services);
	}
	return undefined;
}

/** The session of an id if it is alive. */
export async function liveSession({ db, now }: Services, id: string): Promise<Session | undefined> {
	const [row] = await db
		.select({
			id: sessions.id,
			userId: users.id,
			kind: users.kind,
			name: users.name,
			email: users.email,
			phone: users.phone,
			shopIds: sql<number[]>`array(select ${shops.id} from ${shops} where ${shops.ownerId} = ${users.id})`,
			expiresAt: sessions.expiresAt,
			reauthenticatedAt: sessions.reauthenticatedAt,
			staffRoles: sql<StaffRole[]>`coalesce(${operators.roles}, '{}')`,
			secondFactorAt: sessions.secondFactorAt,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.leftJoin(operators, eq(operators.userId, users.id))
		.where(
			and(
				eq(sessions.id, id),
				isNull(sessions.revokedAt),
				isNull(users.lockedAt),
				gt(sessions.expiresAt, new Date(now())),
			),
		);
	return row && { ...row, kind: row.kind === 'guest' ? 'guest' : 'registered' };
}

function sessionCookieOf(c: Context): string | undefined {
	// A cookie of more than 4 kB is split: name.0, name.1 …
	return SESSION_COOKIES.find((name) => getCookie(c, name) ?? getCookie(c, `${name}.0`));
}

async function readSession(headers: Headers, cookieName: string, services: Services): Promise<Session | undefined> {
	const token = await getToken({ req: { headers }, secret: services.config.authSecret, cookieName, salt: cookieName });
	const id = token?.sid;
	return typeof id === 'string' ? liveSession(services, id) : undefined;
}
