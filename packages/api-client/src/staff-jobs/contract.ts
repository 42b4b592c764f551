import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { deadJob } from '../operators/contract.ts';
import { typedLine } from '../shared.ts';

const defineEndpoint = defineResource('staff-jobs', 'Operation');
const ofStaff = { caller: 'staff', guarded: true } as const;

/** A job that failed at each try, as staff see it. */
export const staffJob = deadJob.extend({
	/** Whether it is a message to somebody: a code, a notice, news. */
	isMessage: z.boolean(),
	/** Code of the order that a message is about; null for other work. */
	orderCode: z.string().nullable(),
});

const all = z.object({ data: z.object({ items: z.array(staffJob) }) });
const ids = z.array(z.uuid()).min(1).max(500);

/** Jobs that failed at each try, the newest first; at most 500. */
export const listStaffJobs = defineEndpoint({
	method: 'GET',
	path: '/api/operating/failed-jobs',
	summary: 'Messages and other jobs that failed at each try',
	...ofStaff,
	permission: 'read_jobs',
	query: z.object({
		/** `messages`: those to somebody; `others`: the rest. */
		which: z.enum(['messages', 'others']).optional(),
	}),
	response: all,
});

/** Puts jobs back into their queues with all tries: a message is sent again. */
export const repeatStaffJobs = defineEndpoint({
	method: 'POST',
	path: '/api/operating/failed-jobs/repeat',
	summary: 'Try failed jobs again',
	...ofStaff,
	permission: 'repeat_jobs',
	limit: 'write',
	body: z.strictObject({ ids }),
	response: all,
});

/** Deletes jobs: their work is not done any more. */
export const dropStaffJobs = defineEndpoint({
	method: 'POST',
	path: '/api/operating/failed-jobs/drop',
	summary: 'Delete failed jobs',
	...ofStaff,
	permission: 'repeat_jobs',
	limit: 'write',
	body: z.strictObject({
		ids,
		/** Why; kept in the audit trail. */
		reason: typedLine(STAFF_REASON_LETTERS).min(1),
	}),
	response: all,
});

export type StaffJob = z.infer<typeof staffJob>;
