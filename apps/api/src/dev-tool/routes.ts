import { developerEndpoints } from '@zaylat/api-client/contract';
import { desc } from 'drizzle-orm';
import { outbox } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import type { ShiftableClock } from './clock.ts';
import type { Faults } from './faults.ts';
import { listSteppedParcels, moveParcelAsSeller } from './parcels.ts';
import { endPaymentTime } from './payments.ts';

const MOST_MESSAGES = 50;

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
export function mountDevTool(router: Router, { clock, faults }: DevTool): void {
	const { services } = router;
	const { db } = services;
	const clockState = () => ({ data: { now: new Date(clock.now()).toISOString(), shiftMs: clock.shiftMs() } });
	const listed = () => ({ data: { items: faults.list() } });

	mount(router, developerEndpoints.listOutbox, async () => {
		const rows = await db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(MOST_MESSAGES);
		const items = rows.map(({ channel, createdAt, ...row }) => ({
			...row,
			channel: channel === 'mail' ? ('mail' as const) : ('sms' as const),
			createdAt: createdAt.toISOString(),
		}));
		return { data: { items } };
	});
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
	mount(router, developerEndpoints.getClock, async () => clockState());
	mount(router, developerEndpoints.shiftClock, async ({ body }) => {
		clock.shift(body.shiftMs);
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
