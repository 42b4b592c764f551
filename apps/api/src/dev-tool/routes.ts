import { developerEndpoints } from '@zaylat/api-client/contract';
import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { outbox } from '../db/schema/index.ts';
import { publishShownChange } from '../goods/news.ts';
import { mount, type Router } from '../http/mount.ts';
import { dropDead, listDead, repeatDead } from '../jobs/dead.ts';
import { decideDifference } from '../settlements/decide.ts';
import { presentCode } from '../staff-access/second-factor.ts';
import { actAsBank, listBankPayments } from './bank.ts';
import type { ShiftableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import { giveCoupon, givePoints } from './grants.ts';
import { readOperatedMoney } from './money.ts';
import { listSteppedParcels, moveParcelAsSeller } from './parcels.ts';
import { endPaymentTime } from './payments.ts';
import { actOnQuotation, listConversations, listQuotations, writeAsShop } from './sellers.ts';

const MOST_MESSAGES = 50;
const MOST_DEAD_JOBS = 20;

/** Who decides differences of settlement files here, and why. */
const DECIDED_HERE = { by: 'developer tool', note: 'decided in the demo' } as const;

const DEAD_JOB_ACTS = { repeat: repeatDead, drop: dropDead } as const;

/** What the developer tool controls. */
export interface DevTool {
	/** The clock that the services go by. */
	readonly clock: ShiftableClock;
	readonly faults: Faults;
}

/**
 * Serves the developer tool: the messages that were stored instead of sent, parcels to move along, the clock, and
 * injected faults (Decision 16). It exposes codes and other users' orders, so it is mounted in the demo profile only.
 */
export function mountDevTool(router: Router, { clock, faults }: DevTool, boss: PgBoss): void {
	const { services } = router;
	const { db } = services;
	const clockState = () => ({ data: { now: new Date(clock.now()).toISOString(), shiftMs: clock.shiftMs() } });
	const deadJobs = async () => ({ data: { items: (await listDead(db)).slice(0, MOST_DEAD_JOBS) } });
	const listed = () => ({ data: { items: faults.list() } });

	mount(router, developerEndpoints.listOutbox, async ({ query: { channel, search } }) => {
		const part = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
		const rows = await db
			.select()
			.from(outbox)
			.where(
				and(
					channel && eq(outbox.channel, channel),
					part ? or(ilike(outbox.recipient, part), ilike(outbox.subject, part), ilike(outbox.text, part)) : undefined,
				),
			)
			.orderBy(desc(outbox.createdAt))
			.limit(MOST_MESSAGES);
		const items = rows.map(({ channel, createdAt, ...row }) => ({
			...row,
			channel: channel === 'mail' ? ('mail' as const) : ('sms' as const),
			createdAt: createdAt.toISOString(),
		}));
		return { data: { items } };
	});
	mount(router, developerEndpoints.getFactorCode, async ({ session }) => ({
		data: { code: session ? ((await presentCode(services, session.userId)) ?? null) : null },
	}));
	mount(router, developerEndpoints.listSteppedParcels, async ({ session, query: { code }, language }) => ({
		data: { items: await listSteppedParcels(db, { userId: session?.userId, code, language }) },
	}));
	mount(router, developerEndpoints.stepParcel, async ({ params, body, language }) => ({
		data: await moveParcelAsSeller(services, { ...params, ...body }, language),
	}));
	mount(router, developerEndpoints.endPaymentTime, async ({ params }) => {
		await endPaymentTime(services, params.reference);
		return { data: { isExpired: true as const } };
	});
	mount(router, developerEndpoints.listBankPayments, async ({ session, query: { code, status } }) => ({
		data: { items: await listBankPayments(db, { userId: session?.userId, code, status }) },
	}));
	mount(router, developerEndpoints.actOnPayment, async ({ params, body }) => ({
		data: await actAsBank(services, params.reference, body.act),
	}));
	mount(router, developerEndpoints.listOperatedConversations, async (call) => ({
		data: { items: await listConversations(db, call, call.query.waiting === '1') },
	}));
	mount(router, developerEndpoints.writeAsShop, async ({ params, body, language }) => ({
		data: await writeAsShop(services, params.threadId, body.text, language),
	}));
	mount(router, developerEndpoints.listOperatedQuotations, async (call) => ({
		data: { items: await listQuotations(services, call, call.query.waiting === '1') },
	}));
	mount(router, developerEndpoints.actOnQuotation, async ({ params, body, language }) => ({
		data: await actOnQuotation(services, params.quotationId, body.act, language),
	}));
	mount(router, developerEndpoints.listDeadJobs, deadJobs);
	mount(router, developerEndpoints.actOnDeadJob, async ({ params: { jobId }, body: { act } }) => {
		await DEAD_JOB_ACTS[act](db, boss, { ids: [jobId] });
		return deadJobs();
	});
	mount(router, developerEndpoints.listOperatedMoney, async ({ edition }) => ({
		data: await readOperatedMoney(services, edition),
	}));
	mount(router, developerEndpoints.actOnSettlement, async ({ params: { differenceId }, body: { act }, edition }) => {
		await decideDifference(services, differenceId, { decision: act, ...DECIDED_HERE });
		return { data: await readOperatedMoney(services, edition) };
	});
	mount(router, developerEndpoints.grantPoints, async ({ session: { userId }, edition, body: { points } }) => ({
		data: { balance: await givePoints(services, { userId, edition, points }) },
	}));
	mount(router, developerEndpoints.grantCoupon, async ({ session, edition, language, body: { benefit } }) => ({
		data: await giveCoupon(services, { userId: session?.userId, edition, benefit }, language),
	}));
	mount(router, developerEndpoints.getClock, async () => clockState());
	mount(router, developerEndpoints.shiftClock, async ({ body }) => {
		clock.shift(body.shiftMs);
		// Flash sales begin and end by this clock.
		await publishShownChange(db);
		return clockState();
	});
	mount(router, developerEndpoints.listFaults, async () => listed());
	mount(router, developerEndpoints.addFault, async ({ body: { path, kind, calls } }) => {
		faults.add(path, kind, calls);
		return listed();
	});
	mount(router, developerEndpoints.clearFaults, async () => {
		faults.clear();
		return listed();
	});
}
