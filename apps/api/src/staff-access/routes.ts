import {
	beginSecondFactor,
	confirmSecondFactor,
	getStaffAccess,
	giveSecondFactor,
	type StaffAccess,
} from '@zaylat/api-client/contract';
import { isSecondFactorFresh, permissionsOf, SECOND_FACTOR } from '@zaylat/domain/roles';
import { HOUR_MS } from '@zaylat/domain/time';
import type { Session } from '../auth/session.ts';
import { BRAND } from '../brand.ts';
import { mount, type Router } from '../http/mount.ts';
import { requireRecentProof } from '../reauthentication/service.ts';
import { beginFactor, confirmFactor, factorOf, giveFactor } from './second-factor.ts';

/** Serves what staff may do, and their second factor: what they need before any other call of the operation. */
export function mountStaffAccess(router: Router): void {
	const { services } = router;
	const { db, now } = services;

	/** @param givenAt when the session gave the second factor, milliseconds since 1970 */
	async function accessOf({ userId, staffRoles }: Session, givenAt: number | null): Promise<StaffAccess> {
		const factor = await factorOf(db, userId);
		const isGiven = givenAt !== null && isSecondFactorFresh(givenAt, now());
		const waiting = factor?.confirmedAt ? 'asked' : 'missing';
		return {
			roles: [...staffRoles],
			permissions: permissionsOf(staffRoles),
			secondFactor: isGiven ? 'given' : waiting,
			givenUntil: isGiven ? new Date(givenAt + SECOND_FACTOR.hours * HOUR_MS).toISOString() : null,
			recoveryCodes: factor?.recoveryHashes.length ?? 0,
		};
	}

	mount(router, getStaffAccess, async ({ session }) => ({
		data: await accessOf(session, session.secondFactorAt?.getTime() ?? null),
	}));
	mount(router, beginSecondFactor, async ({ session }) => {
		// Who copied a cookie must not set up a factor of their own.
		requireRecentProof(session, now());
		return { data: await beginFactor(services, session, BRAND.name) };
	});
	mount(router, confirmSecondFactor, async ({ session, body }) => {
		const recoveryCodes = await confirmFactor(services, session, body.code);
		return { data: { access: await accessOf(session, now()), recoveryCodes } };
	});
	mount(router, giveSecondFactor, async ({ session, body }) => {
		await giveFactor(services, session, body.code);
		return { data: await accessOf(session, now()) };
	});
}
