import { purgeDeletedAccounts } from '../account/purge.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { cleaningJobs } from './cleaning.ts';
import type { Job } from './job.ts';

/** All work that is done again and again; each part of the server adds its own. */
export const JOBS: readonly Job[] = [
	...cleaningJobs,
	...paymentJobs,
	{ name: 'purge-accounts', everySeconds: 3_600, run: purgeDeletedAccounts },
];
