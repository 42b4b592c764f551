import { accountNoticeHandler } from '../account/messages.ts';
import { purgeHandler } from '../account/purge.ts';
import { currencyTasks } from '../currencies/refresh.ts';
import { digitalCodesHandler } from '../entitlements/mailing.ts';
import { reminderHandler } from '../entitlements/reminders.ts';
import { renewalHandlers } from '../entitlements/renewals.ts';
import { orderMessageHandler } from '../order-messages/send.ts';
import { orderHandlers } from '../orders/jobs.ts';
import { codeHandler } from '../otp/service.ts';
import { paymentHandlers } from '../payments/jobs.ts';
import { productTasks } from '../products/pre-orders.ts';
import { pushHandler } from '../push/send.ts';
import { quotationTasks } from '../quotations/expiry.ts';
import { searchTasks } from '../search/index-task.ts';
import { importTasks } from '../seller-imports/cleaning.ts';
import { sellerImportHandlers } from '../seller-imports/jobs.ts';
import { sentPictureTasks } from '../seller-products/sent-pictures.ts';
import { statementTasks } from '../seller-statements/close.ts';
import { settlementHandlers } from '../settlements/jobs.ts';
import { webhookHandlers } from '../webhooks/deliver.ts';
import { cleaningTasks } from './cleaning.ts';
import type { JobHandler, JobHandlers } from './handler.ts';
import type { JobData, JobKind } from './queues.ts';
import type { ScheduledTask } from './schedule.ts';

/** What is done with the jobs of each queue; `queues.ts` has the settings of the queues. */
const HANDLERS: JobHandlers = {
	code: codeHandler,
	'account-notice': accountNoticeHandler,
	'order-message': orderMessageHandler,
	push: pushHandler,
	'digital-codes': digitalCodesHandler,
	'remind-of-ending': reminderHandler,
	'purge-account': purgeHandler,
	...paymentHandlers,
	...settlementHandlers,
	...sellerImportHandlers,
	...orderHandlers,
	...renewalHandlers,
	...webhookHandlers,
};

/** All scheduled tasks: the search for due items of each queue that has one, and tasks of their own. */
export const TASKS: readonly ScheduledTask[] = [
	...(Object.keys(HANDLERS) as (keyof JobHandlers)[]).flatMap((kind) => findTask(kind, HANDLERS[kind])),
	...cleaningTasks,
	...productTasks,
	...quotationTasks,
	...currencyTasks,
	...statementTasks,
	...importTasks,
	...sentPictureTasks,
	...searchTasks,
];

/** Name of the task that finds the due items of a queue. */
export function findTaskOf(kind: JobKind): string {
	return `find-${kind}`;
}

function findTask<K extends keyof JobHandlers>(kind: K, { due }: JobHandler<JobData[K]>): ScheduledTask[] {
	if (!due) return [];
	return [
		{
			name: findTaskOf(kind),
			cron: due.cron,
			async run(services) {
				const found = await due.find(services);
				await services.db.enqueue(kind, found);
				return found.length;
			},
		},
	];
}

const scheduled: JobHandler<JobData['scheduled']> = {
	async run(services, { id }) {
		const done = await TASKS.find(({ name }) => name === id)?.run(services);
		return done !== undefined && done > 0;
	},
};

/** The handler of a queue. */
export function handlerOf<K extends JobKind>(kind: K): JobHandler<JobData[K]> {
	const handlers: { readonly [Kind in JobKind]: JobHandler<JobData[Kind]> } = { ...HANDLERS, scheduled };
	return handlers[kind];
}
