import type { AuditAction } from '@zaylat/domain/audit';
import { accountActRefusal, isPermitted } from '@zaylat/domain/roles';
import { type MockHandlers, pageOf, refuse, replaced, timeOf } from '../mocks/answer.ts';
import { MOCK_STAFF_ID, noteMockChange, staffOf } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { StaffAccount } from './contract.ts';

/** Mock answers of what staff do to accounts. */
export const staffAccountHandlers = {
	listStaffAccounts: ({ world, query }) => {
		const wanted = query.search?.toLowerCase();
		const found = staffOf(world).accounts.filter(
			({ name, shops, lockedAt }) =>
				(query.state === undefined || (query.state === 'locked') === (lockedAt !== null)) &&
				(wanted === undefined || [name, ...shops].some((text) => text.toLowerCase().includes(wanted))),
		);
		return pageOf(found, query);
	},
	lockAccount: ({ world, params, body }) =>
		act(world, params.id, 'account_locked', body.reason, {
			...{ lockedAt: timeOf(world), lockReason: body.reason, sessions: 0 },
		}),
	unlockAccount: ({ world, params, body }) =>
		act(world, params.id, 'account_unlocked', body.reason, { lockedAt: null, lockReason: null }),
	endAccountSessions: ({ world, params, body }) =>
		act(world, params.id, 'sessions_ended', body.reason, { sessions: 0 }),
} satisfies Partial<MockHandlers>;

function act(world: World, id: string, action: AuditAction, reason: string, changes: Partial<StaffAccount>) {
	const state = staffOf(world);
	const account = state.accounts.find((each) => each.id === id) ?? refuse('account_not_found');
	const mayChangeStaff = isPermitted(world.options.staff?.roles ?? [], 'change_staff');
	const { isStaff } = account;
	const refusal = accountActRefusal({ actorId: MOCK_STAFF_ID, accountId: id, isStaff, mayChangeStaff });
	if (refusal) refuse('staff_change_refused', { reason: refusal });
	const next: StaffAccount = { ...account, ...changes };
	const factsOf = ({ lockedAt, sessions }: StaffAccount) => ({ locked: lockedAt !== null, sessions });
	state.accounts = replaced(state.accounts, account, next);
	noteMockChange(world, { action, subject: next, reason, before: factsOf(account), after: factsOf(next) });
	return next;
}
