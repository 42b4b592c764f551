import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { pageQuery, typedLine } from '../shared.ts';

const defineEndpoint = defineResource('staff-accounts', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;

/** Why something is done to an account; it is kept in the audit trail. */
const reason = typedLine(STAFF_REASON_LETTERS).min(1);

/** An account as staff see it; contacts are masked. */
export const staffAccount = z.object({
	id: z.uuid(),
	name: z.string(),
	/** Masked. */
	email: z.string().nullable(),
	/** Masked. */
	phone: z.string().nullable(),
	createdAt: z.iso.datetime(),
	/** Null unless it is locked. */
	lockedAt: z.iso.datetime().nullable(),
	lockReason: z.string().nullable(),
	/** Sessions that are alive. */
	sessions: z.number().int().nonnegative(),
	/** Names of its shops. */
	shops: z.array(z.string()),
	/** Whether it belongs to somebody who runs the market. */
	isStaff: z.boolean(),
	/** Whether its deletion was requested. */
	isLeaving: z.boolean(),
});

/** Registered accounts, the newest first. */
export const listStaffAccounts = defineEndpoint({
	method: 'GET',
	path: '/api/operating/accounts',
	summary: 'Find accounts',
	...ofStaff,
	permission: 'read_accounts',
	query: pageQuery(20).extend({
		/** A whole email address or phone number, or a part of a name or of a shop's name. */
		search: typedLine(80).optional(),
		state: z.enum(['locked', 'open']).optional(),
	}),
	response: z.object({
		data: z.object({ items: z.array(staffAccount), page: z.object({ next: z.string().nullable() }) }),
	}),
});

const act = {
	method: 'POST',
	...ofStaff,
	limit: 'write',
	params: z.object({ id: z.uuid() }),
	body: z.strictObject({ reason }),
	response: z.object({ data: staffAccount }),
	errors: ['account_not_found', 'staff_change_refused'],
} as const;

/** Locks an account: it cannot sign in, and its sessions end. */
export const lockAccount = defineEndpoint({
	...act,
	path: '/api/operating/accounts/{id}/lock',
	summary: 'Lock an account',
	permission: 'lock_accounts',
});

/** Lets a locked account sign in again. */
export const unlockAccount = defineEndpoint({
	...act,
	path: '/api/operating/accounts/{id}/unlock',
	summary: 'Unlock an account',
	permission: 'lock_accounts',
});

/** Ends all sessions of an account. */
export const endAccountSessions = defineEndpoint({
	...act,
	path: '/api/operating/accounts/{id}/sign-out',
	summary: 'Sign an account out everywhere',
	permission: 'end_sessions',
});

export type StaffAccount = z.infer<typeof staffAccount>;
