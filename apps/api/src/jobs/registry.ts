import { purgeDeletedAccounts } from '../account/purge.ts';
import { currencyJobs } from '../currencies/refresh.ts';
import { entitlementJobs } from '../entitlements/mailing.ts';
import { reminderJobs } from '../entitlements/reminders.ts';
import { renewalJobs } from '../entitlements/renewals.ts';
import { orderMessageJobs } from '../order-messages/send.ts';
import { orderJobs } from '../orders/jobs.ts';
import { paymentJobs } from '../payments/jobs.ts';
import { pushJobs } from '../push/send.ts';
import { quotationJobs } from '../quotations/expiry.ts';
import { cleaningJobs } from './cleaning.ts';
import type { Job } from './job.ts';

/** All work that is done again and again; each part of the server adds its own. */
export const JOBS: readonly Job[] = [
	...cleaningJobs,
	...paymentJobs,
	...orderJobs,
	...orderMessageJobs,
	...pushJobs,
	...entitlementJobs,
	...reminderJobs,
	...renewalJobs,
	...quotationJobs,
	...currencyJobs,
	{ name: 'purge-accounts', everySeconds: 3_600, run: purgeDeletedAccounts },
];
