import type { AuditAction } from '@zaylat/domain/audit';
import { HOUR_MS } from '@zaylat/domain/time';
import { type MockHandlers, perWorld, timeOf } from '../mocks/answer.ts';
import { noteMockChange } from '../mocks/staff.ts';
import type { World } from '../mocks/world.ts';
import type { StaffJob } from './contract.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Kind, reason, order, and whether it is a message. */
const JOBS: readonly (readonly [string, string, string | null, boolean])[] = [
	['order-message', 'Error: 550 mailbox unavailable', 'ZL40000001', true],
	['account-notice', 'Error: connect ETIMEDOUT', null, true],
	['refund', 'Error: the gateway does not answer', null, false],
];

const jobsOf = perWorld((world): { jobs: StaffJob[] } => ({
	jobs:
		world.options.size === 'empty'
			? []
			: JOBS.map(([kind, reason, orderCode, isMessage], at) => ({
					...{ id: idOf(800 + at), kind, item: idOf(820 + at), reason, tries: 13, isMessage, orderCode },
					at: timeOf(world, -(at + 1) * HOUR_MS),
				})),
}));

function remove(world: World, ids: readonly string[], action: AuditAction, reason: string | null) {
	const state = jobsOf(world);
	const gone = state.jobs.filter(({ id }) => ids.includes(id));
	state.jobs = state.jobs.filter(({ id }) => !ids.includes(id));
	const subject = { id: ids.join(' ').slice(0, 80), name: '' };
	noteMockChange(world, { action, subject, reason, before: {}, after: { jobs: gone.length } });
	return { items: state.jobs };
}

/** Mock answers of jobs that failed. */
export const staffJobHandlers = {
	listStaffJobs: ({ world, query: { which } }) => ({
		items: jobsOf(world).jobs.filter(({ isMessage }) => which === undefined || isMessage === (which === 'messages')),
	}),
	repeatStaffJobs: ({ world, body }) => remove(world, body.ids, 'jobs_repeated', null),
	dropStaffJobs: ({ world, body }) => remove(world, body.ids, 'jobs_dropped', body.reason),
} satisfies Partial<MockHandlers>;
