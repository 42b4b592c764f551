import type { AuditAction, AuditFacts } from '@zaylat/domain/audit';
import { isPermitted, permissionsOf, type StaffRole } from '@zaylat/domain/roles';
import { DAY_MS, HOUR_MS } from '@zaylat/domain/time';
import type { AuditEntry } from '../audit-trail/contract.ts';
import type { Endpoint } from '../http/endpoint.ts';
import type { StaffAccess } from '../staff-access/contract.ts';
import type { StaffAccount } from '../staff-accounts/contract.ts';
import type { StaffMember } from '../staff-members/contract.ts';
import { perWorld, refuse, timeOf } from './answer.ts';
import type { World } from './world.ts';

/** What the mock API keeps of the operation of the market. */
export interface StaffState {
	secondFactor: StaffAccess['secondFactor'];
	recoveryCodes: number;
	accounts: StaffAccount[];
	members: StaffMember[];
	audit: AuditEntry[];
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Id of the mock shopper where staff see accounts. */
export const MOCK_STAFF_ID = idOf(1);

/** Name, masked email and phone, days since it was made, and shops of the mock accounts. */
const PEOPLE: readonly (readonly [string, string | null, string | null, number, readonly string[]])[] = [
	['Daw Khin', 's•••@example.com', '09 ••• ••• 567', 200, []],
	['Ma Hnin', 'm•••@example.com', null, 90, ['Inle Weavers']],
	['U Kyaw Zin', null, '09 ••• ••• 112', 40, []],
	['สมชาย ใจดี', 'n•••@example.com', '081 ••• •678', 12, []],
	['王小明', 'w•••@example.com', null, 3, []],
];

/** The state of a world's operation of the market. */
export const staffOf = perWorld((world): StaffState => {
	const own = world.options.staff;
	const isFirstDay = world.options.size === 'empty';
	const people = isFirstDay ? PEOPLE.slice(0, 1) : PEOPLE;
	const accounts = people.map(
		([name, email, phone, days, shops], at): StaffAccount => ({
			...{ id: idOf(at + 1), name, email, phone, createdAt: timeOf(world, -days * DAY_MS) },
			lockedAt: at === 2 ? timeOf(world, -DAY_MS) : null,
			lockReason: at === 2 ? 'Payments with stolen cards' : null,
			...{ sessions: at === 2 ? 0 : 1 + (at % 2), shops: [...shops], isStaff: at < 2, isLeaving: at === 4 },
		}),
	);
	const member = (at: number, roles: readonly StaffRole[]): StaffMember => ({
		...{ id: idOf(at), name: PEOPLE[at - 1]?.[0] ?? '', email: at === 1 ? 'shopper@example.com' : 'hnin@example.com' },
		...{ roles: [...roles], since: timeOf(world, -30 * DAY_MS), hasSecondFactor: at === 1, isSelf: at === 1 },
	});
	const members = [member(1, own?.roles ?? ['administrator']), ...(isFirstDay ? [] : [member(2, ['support'])])];
	const state: StaffState = {
		secondFactor: own?.secondFactor ?? 'given',
		recoveryCodes: own?.secondFactor === 'missing' ? 0 : 10,
		...{ accounts, members, audit: [] },
	};
	const third = accounts[2];
	if (third) {
		const locked = { subject: third, reason: third.lockReason, before: { locked: false }, after: { locked: true } };
		const roles = { before: { roles: [] }, after: { roles: ['support'] } };
		note(
			world,
			state,
			{ action: 'staff_changed', subject: accounts[1] ?? third, reason: null, ...roles },
			-30 * DAY_MS,
		);
		note(world, state, { action: 'account_locked', ...locked }, -DAY_MS);
	}
	return state;
});

/** A change as the mock API writes it to the trail. */
export interface MockChange {
	readonly action: AuditAction;
	/** Of an account unless it names another kind. */
	readonly subject: { readonly kind?: string; readonly id: string; readonly name: string };
	readonly reason: string | null;
	readonly before: AuditFacts;
	readonly after: AuditFacts;
}

function note(world: World, state: StaffState, { subject, ...change }: MockChange, later = 0): void {
	const entry: AuditEntry = {
		...{ id: String(state.audit.length + 1), at: timeOf(world, later) },
		actor: { id: MOCK_STAFF_ID, name: 'Daw Khin' },
		...{ ...change, subject: { kind: subject.kind ?? 'account', id: subject.id, name: subject.name } },
		...{ before: { ...change.before }, after: { ...change.after } },
	};
	state.audit = [entry, ...state.audit];
}

/** Writes a change to the trail of a world. */
export const noteMockChange = (world: World, change: MockChange): void => note(world, staffOf(world), change);

/** What the signed-in account may do. */
export function mockAccess(world: World): StaffAccess {
	const { secondFactor, recoveryCodes } = staffOf(world);
	const roles = [...(world.options.staff?.roles ?? [])];
	const givenUntil = secondFactor === 'given' ? timeOf(world, 12 * HOUR_MS) : null;
	return { roles, permissions: permissionsOf(roles), secondFactor, givenUntil, recoveryCodes };
}

/** Admits staff to a call as the table of roles says. @throws MockRefusal */
export function admitStaff({ permission }: Pick<Endpoint, 'permission'>, world: World): void {
	const roles = world.options.staff?.roles ?? [];
	if (roles.length === 0) refuse('path_not_found');
	if (permission === undefined) return;
	if (staffOf(world).secondFactor !== 'given') refuse('second_factor_required');
	if (!isPermitted(roles, permission)) refuse('permission_required');
}
