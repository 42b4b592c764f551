import { staffChangeRefusal } from '@zaylat/domain/roles';
import { type MockHandlers, refuse, timeOf } from '../mocks/answer.ts';
import { MOCK_STAFF_ID, noteMockChange, staffOf } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { StaffMember } from './contract.ts';

/** Somebody with an account and without a role, whom mock staff can add. */
const NEWCOMER = { id: '00000000-0000-4000-8000-000000000009', name: 'Ko Aung', email: 'aung@example.com' };

/** Mock answers of who runs the market. */
export const staffMemberHandlers = {
	listStaffMembers: ({ world }) => ({ items: staffOf(world).members }),
	setStaffRoles: ({ world, body }) => {
		const state = staffOf(world);
		const known = state.members.find(({ email }) => email === body.email);
		const person = known ?? (body.email === NEWCOMER.email ? NEWCOMER : refuse('account_not_found'));
		demandChange(world, person.id, body.roles);
		const others = state.members.filter(({ id }) => id !== person.id);
		const next: StaffMember = {
			...{ since: timeOf(world), hasSecondFactor: false, isSelf: false, ...person, roles: [...body.roles] },
		};
		state.members = body.roles.length === 0 ? others : [...others, next];
		const [before, after] = [{ roles: known?.roles ?? [] }, { roles: body.roles }];
		noteMockChange(world, { action: 'staff_changed', subject: person, reason: null, before, after });
		return { items: state.members };
	},
	resetSecondFactor: ({ world, params }) => {
		const state = staffOf(world);
		const member = state.members.find(({ id }) => id === params.id) ?? refuse('account_not_found');
		demandChange(world, member.id, member.roles);
		const facts = { before: { secondFactor: member.hasSecondFactor }, after: { secondFactor: false } };
		state.members = state.members.map((each) => (each === member ? { ...each, hasSecondFactor: false } : each));
		noteMockChange(world, { action: 'second_factor_reset', subject: member, reason: null, ...facts });
		return { items: state.members };
	},
} satisfies Partial<MockHandlers>;

function demandChange(world: World, accountId: string, roles: StaffMember['roles']): void {
	const administrators = staffOf(world).members.filter((each) => each.roles.includes('administrator'));
	const ids = administrators.map(({ id }) => id);
	const refusal = staffChangeRefusal({ actorId: MOCK_STAFF_ID, accountId, roles, administrators: ids });
	if (refusal) refuse('staff_change_refused', { reason: refusal });
}
