import { Counter } from 'prom-client';
import { JOB_KINDS } from '../jobs/queues.ts';

/** Counts what happens in this process and what alerts are about. */
export type Counters = ReturnType<typeof createCounters>;

/** What becomes of one try of a job; `dead` is the last one that fails. */
const OUTCOMES = ['done', 'failed', 'dead'] as const;

/** Creates the counters, with the series of jobs at 0, so that the first failure shows as an increase. */
export function createCounters() {
	const orders = new Counter({
		name: 'orders_placed_total',
		help: 'Orders that were placed.',
		labelNames: ['edition', 'method'],
		registers: [],
	});
	const signInFailures = new Counter({
		name: 'sign_in_failures_total',
		help: 'Sign-ins that were refused, by reason.',
		labelNames: ['reason'],
		registers: [],
	});
	const jobs = new Counter({
		name: 'jobs_total',
		help: 'Tries of jobs by outcome.',
		labelNames: ['queue', 'outcome'],
		registers: [],
	});
	const browserErrors = new Counter({
		name: 'browser_errors_total',
		help: 'Uncaught errors that browsers reported.',
		registers: [],
	});
	for (const queue of JOB_KINDS) for (const outcome of OUTCOMES) jobs.inc({ queue, outcome }, 0);
	return { orders, signInFailures, jobs, browserErrors };
}
