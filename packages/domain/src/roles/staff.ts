import type { StaffRole } from './roles.ts';

/** Most letters of the reason of what is done to an account. */
export const STAFF_REASON_LETTERS = 300;

/** Why a change of somebody's roles, or of what they can do, is refused. */
export type StaffRefusal = 'self' | 'last_administrator' | 'staff';

/**
 * Checks a change of roles. Nobody changes their own roles, so that an administrator cannot lose the console by mistake, and
 * one administrator always remains.
 * @param administrators ids of the accounts that are administrators
 */
export function staffChangeRefusal(change: {
	readonly actorId: string;
	readonly accountId: string;
	readonly roles: readonly StaffRole[];
	readonly administrators: readonly string[];
}): StaffRefusal | undefined {
	const { actorId, accountId, roles, administrators } = change;
	if (actorId === accountId) return 'self';
	const remaining = administrators.filter((id) => id !== accountId);
	return remaining.length === 0 && !roles.includes('administrator') ? 'last_administrator' : undefined;
}

/**
 * Checks what is done to an account: nobody locks or signs out themselves here, and only who may change staff does it to
 * others who run the market.
 */
export function accountActRefusal(act: {
	readonly actorId: string;
	readonly accountId: string;
	readonly isStaff: boolean;
	readonly mayChangeStaff: boolean;
}): StaffRefusal | undefined {
	if (act.actorId === act.accountId) return 'self';
	return act.isStaff && !act.mayChangeStaff ? 'staff' : undefined;
}
