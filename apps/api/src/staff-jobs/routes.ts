import { dropStaffJobs, listStaffJobs, repeatStaffJobs, type StaffJob } from '@zaylat/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { orderMessages, orders } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { mount, type Router } from '../http/mount.ts';
import { type DeadJob, dropDead, listDead, repeatDead } from '../jobs/dead.ts';
import type { JobKind } from '../jobs/queues.ts';
import { recordedJobs } from '../jobs/recorded.ts';

/** Queues of messages to somebody. */
const MESSAGES: ReadonlySet<string> = new Set<JobKind>([
	...(['code', 'account-notice', 'order-message', 'push', 'digital-codes', 'remind-of-ending'] as const),
]);

/** Serves to staff the messages and other jobs that failed at each try. */
export function mountStaffJobs(router: Router, boss: PgBoss): void {
	const { services } = router;
	const { db } = services;

	async function orderCodes(jobs: readonly DeadJob[]): Promise<ReadonlyMap<string, string>> {
		const ids = jobs.flatMap(({ kind, item }) => (kind === 'order-message' && isUuid(item) ? [item] : []));
		if (ids.length === 0) return new Map();
		const rows = await db
			.select({ id: orderMessages.id, code: orders.code })
			.from(orderMessages)
			.innerJoin(orders, eq(orders.id, orderMessages.orderId))
			.where(inArray(orderMessages.id, ids));
		return new Map(rows.map(({ id, code }) => [id, code]));
	}

	async function all(which?: 'messages' | 'others'): Promise<{ data: { items: StaffJob[] } }> {
		const jobs = await listDead(db);
		const codes = await orderCodes(jobs);
		const items = jobs.map((job) => ({
			...{ ...job, isMessage: MESSAGES.has(job.kind), orderCode: codes.get(job.item) ?? null },
		}));
		const isWanted = ({ isMessage }: StaffJob) => which === undefined || isMessage === (which === 'messages');
		return { data: { items: items.filter(isWanted) } };
	}

	mount(router, listStaffJobs, ({ query }) => all(query.which));
	mount(router, repeatStaffJobs, async ({ session: actor, body }) => {
		await recordedJobs(services, { actor, action: 'jobs_repeated' }, body, () => repeatDead(db, boss, body));
		return all();
	});
	mount(router, dropStaffJobs, async ({ session: actor, body: { ids, reason } }) => {
		await recordedJobs(services, { actor, action: 'jobs_dropped', reason }, { ids }, () => dropDead(db, boss, { ids }));
		return all();
	});
}
