import { STAFF_ROLES } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { typedEmail } from '../shared.ts';

const defineEndpoint = defineResource('staff-members', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;

/** Somebody who runs the market. */
export const staffMember = z.object({
	id: z.uuid(),
	name: z.string(),
	email: z.string().nullable(),
	roles: z.array(z.enum(STAFF_ROLES)).min(1),
	/** Since when they have a role. */
	since: z.iso.datetime(),
	hasSecondFactor: z.boolean(),
	/** Whether it is the caller, who cannot change what they may do. */
	isSelf: z.boolean(),
});

const members = z.object({ data: z.object({ items: z.array(staffMember) }) });

/** Who runs the market, by name. */
export const listStaffMembers = defineEndpoint({
	method: 'GET',
	path: '/api/operating/staff',
	summary: 'Who runs the market',
	...ofStaff,
	permission: 'read_staff',
	response: members,
});

/** Sets the roles of an account; without any, it runs the market no more. What a role allowed ends at once. */
export const setStaffRoles = defineEndpoint({
	method: 'PUT',
	path: '/api/operating/staff',
	summary: 'Set the roles of an account',
	...ofStaff,
	permission: 'change_staff',
	limit: 'write',
	body: z.strictObject({
		/** Of an account that exists. */
		email: typedEmail,
		roles: z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length),
	}),
	response: members,
	errors: ['account_not_found', 'staff_change_refused'],
});

/** Removes the second factor of somebody who lost it, who then sets up another; it ends their sessions. */
export const resetSecondFactor = defineEndpoint({
	method: 'POST',
	path: '/api/operating/staff/{id}/second-factor/reset',
	summary: 'Let somebody set up another second factor',
	...ofStaff,
	permission: 'change_staff',
	limit: 'write',
	params: z.object({ id: z.uuid() }),
	response: members,
	errors: ['account_not_found', 'staff_change_refused'],
});

export type StaffMember = z.infer<typeof staffMember>;
