import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { deadJob } from '../operators/contract.ts';

const defineEndpoint = defineResource('dev-tool', 'Developers');
const OPEN = { caller: 'visitor', guarded: false } as const;

/** What the operator does with a dead letter: `repeat` puts it back into its queue, `drop` deletes it. */
const deadJobAct = z.enum(['repeat', 'drop']);

const response = z.object({ data: z.object({ items: z.array(deadJob) }) });

/** Jobs that failed at each try, the newest first; at most 20. */
export const listDeadJobs = defineEndpoint({
	method: 'GET',
	path: '/api/dev-tool/dead-jobs',
	summary: 'Jobs that failed at each try',
	...OPEN,
	response,
});

/** Repeats or drops a dead letter, and answers those that remain; one that is there no more changes nothing. */
export const actOnDeadJob = defineEndpoint({
	method: 'POST',
	path: '/api/dev-tool/dead-jobs/{jobId}/acts',
	summary: 'Repeat or drop a job that failed at each try',
	...OPEN,
	params: z.object({ jobId: z.uuid() }),
	body: z.object({ act: deadJobAct }),
	response,
});

export type DeadJob = z.infer<typeof deadJob>;
export type DeadJobAct = z.infer<typeof deadJobAct>;
