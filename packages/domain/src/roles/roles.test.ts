import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	accountActRefusal,
	isPermitted,
	isSecondFactorFresh,
	isStaffRole,
	PERMISSIONS,
	PERMITTED,
	permissionsOf,
	ROLES,
	readFactor,
	SECOND_FACTOR,
	STAFF_ROLES,
	shownRecoveryCode,
	staffChangeRefusal,
} from './index.ts';

const HOUR = 3_600_000;

/** The table once more, as each role reads it. */
const ROWS: Readonly<Record<(typeof ROLES)[number], readonly string[]>> = {
	shopper: [],
	seller: [],
	catalogue: [
		...['read_applications', 'read_papers', 'decide_applications', 'read_shops', 'pause_shops'],
		...[
			'review_goods',
			'change_categories',
			'change_attributes',
			'change_content',
			'change_promotions',
			'read_searches',
		],
	],
	support: [
		...['read_accounts', 'lock_accounts', 'end_sessions', 'read_shops', 'read_jobs', 'repeat_jobs'],
		...['read_orders', 'help_orders', 'read_searches', 'save_views', 'read_webhooks', 'repeat_webhooks'],
	],
	money: [
		...['read_applications', 'read_bank_accounts', 'read_payments', 'record_refunds', 'read_settlements'],
		...['decide_settlements', 'read_orders', 'save_views'],
	],
	administrator: [...PERMISSIONS],
};

describe('the table of roles', () => {
	test.each(ROLES)('%s may do what its row says, and nothing else', (role) => {
		for (const permission of PERMISSIONS) {
			expect(isPermitted([role], permission), permission).toBe(ROWS[role].includes(permission));
		}
		expect(permissionsOf([role])).toEqual(PERMISSIONS.filter((each) => ROWS[role].includes(each)));
	});

	it('allows what any role of an account allows', () => {
		fc.assert(
			fc.property(fc.subarray([...ROLES]), fc.constantFrom(...PERMISSIONS), (roles, permission) => {
				expect(isPermitted(roles, permission)).toBe(roles.some((role) => ROWS[role].includes(permission)));
			}),
		);
	});

	it('is for staff alone, and leaves nothing that nobody may do', () => {
		for (const permission of PERMISSIONS) {
			expect(PERMITTED[permission].length, permission).toBeGreaterThan(0);
			expect(PERMITTED[permission].every(isStaffRole)).toBe(true);
		}
		expect(ROLES.filter(isStaffRole)).toEqual([...STAFF_ROLES]);
	});
});

describe('changes of staff', () => {
	const change = { actorId: 'a', accountId: 'b', roles: ['support'] as const, administrators: ['a', 'b'] };

	it('keep an administrator, and are never of the own roles', () => {
		expect(staffChangeRefusal(change)).toBeUndefined();
		expect(staffChangeRefusal({ ...change, accountId: 'a' })).toBe('self');
		expect(staffChangeRefusal({ ...change, administrators: ['b'] })).toBe('last_administrator');
		expect(staffChangeRefusal({ ...change, administrators: ['b'], roles: ['administrator'] })).toBeUndefined();
		expect(staffChangeRefusal({ ...change, administrators: ['a'], roles: [] })).toBeUndefined();
	});

	it('of accounts are for others, and of staff for who may change staff', () => {
		const act = { actorId: 'a', accountId: 'b', isStaff: false, mayChangeStaff: false };
		expect(accountActRefusal(act)).toBeUndefined();
		expect(accountActRefusal({ ...act, accountId: 'a', mayChangeStaff: true })).toBe('self');
		expect(accountActRefusal({ ...act, isStaff: true })).toBe('staff');
		expect(accountActRefusal({ ...act, isStaff: true, mayChangeStaff: true })).toBeUndefined();
	});
});

describe('the second factor', () => {
	it('lasts for its hours, and is not given by itself', () => {
		const end = SECOND_FACTOR.hours * HOUR;
		expect(isSecondFactorFresh(null, 0)).toBe(false);
		expect(isSecondFactorFresh(0, end - 1)).toBe(true);
		expect(isSecondFactorFresh(0, end)).toBe(false);
	});

	it.each([
		['123456', { kind: 'code', text: '123456' }],
		['123 456', { kind: 'code', text: '123456' }],
		['abcde-fgh27', { kind: 'recovery', text: 'abcdefgh27' }],
		['ABCDE FGH27', { kind: 'recovery', text: 'abcdefgh27' }],
		['12345', undefined],
		['1234567', undefined],
		['abcde-fgh18', undefined],
		['', undefined],
	] as const)('%j is read as %j', (typed, read) => {
		expect(readFactor(typed)).toEqual(read);
	});

	it('shows recovery codes as they are read again', () => {
		expect(shownRecoveryCode('abcdefgh27')).toBe('abcde-fgh27');
		expect(readFactor(shownRecoveryCode('abcdefgh27'))?.text).toBe('abcdefgh27');
	});
});
