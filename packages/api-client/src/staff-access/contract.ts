import { PERMISSIONS, type Permission, STAFF_ROLES } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { typedSigns } from '../shared.ts';

const defineEndpoint = defineResource('staff-access', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;

/** What somebody who runs the market may do, and whether this session gave the second factor. */
export const staffAccess = z.object({
	roles: z.array(z.enum(STAFF_ROLES)),
	permissions: z.array(z.enum(PERMISSIONS as readonly [Permission, ...Permission[]])),
	/** `missing`: it must be set up first; `asked`: a code is needed; `given`: calls are allowed until `givenUntil`. */
	secondFactor: z.enum(['missing', 'asked', 'given']),
	givenUntil: z.iso.datetime().nullable(),
	/** Recovery codes that were not used yet. */
	recoveryCodes: z.number().int().nonnegative(),
});

/** A code as it is typed: six digits of an app, or a recovery code. */
const factorCode = typedSigns(20).min(6);

/** What the caller may do. */
export const getStaffAccess = defineEndpoint({
	method: 'GET',
	path: '/api/operating/access',
	summary: 'What the caller may do, and whether a second factor is needed',
	...ofStaff,
	response: z.object({ data: staffAccess }),
});

/** Begins to set up a second factor; it counts once a code of it was confirmed. A recent proof of the session is needed. */
export const beginSecondFactor = defineEndpoint({
	method: 'POST',
	path: '/api/operating/second-factor',
	summary: 'Begin to set up a second factor',
	...ofStaff,
	limit: 'code',
	response: z.object({
		data: z.object({
			/** For apps that cannot read a QR code; base 32. */
			secret: z.string(),
			/** What the QR code has: `otpauth://totp/…`. */
			uri: z.string(),
		}),
	}),
	errors: ['reauthentication_required', 'second_factor_exists'],
});

/** Ends the set-up with a first code, which also counts for this session. */
export const confirmSecondFactor = defineEndpoint({
	method: 'POST',
	path: '/api/operating/second-factor/confirmation',
	summary: 'Confirm a second factor with its first code',
	...ofStaff,
	limit: 'code',
	body: z.strictObject({ code: factorCode }),
	response: z.object({
		data: z.object({
			access: staffAccess,
			/** Each can be used once instead of a code; they are shown this once. */
			recoveryCodes: z.array(z.string()),
		}),
	}),
	errors: ['factor_wrong', 'factor_locked', 'second_factor_exists'],
});

/** Gives the second factor for this session. */
export const giveSecondFactor = defineEndpoint({
	method: 'POST',
	path: '/api/operating/second-factor/proof',
	summary: 'Give the second factor for this session',
	...ofStaff,
	limit: 'code',
	body: z.strictObject({ code: factorCode }),
	response: z.object({ data: staffAccess }),
	errors: ['factor_wrong', 'factor_locked'],
});

export type StaffAccess = z.infer<typeof staffAccess>;
