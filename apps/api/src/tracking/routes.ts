import { trackOrder } from '@zaylat/api-client/contract';
import { type DiallingCode, phoneKey, readPhone } from '@zaylat/domain/contact';
import type { Edition } from '@zaylat/domain/editions';
import { readTrackingCode } from '@zaylat/domain/orders';
import { and, asc, eq } from 'drizzle-orm';
import { orders, parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { readParcels } from '../orders/view.ts';

/** Dialling code that numbers without one are read with. */
const DIALLING: Readonly<Record<Edition, DiallingCode>> = { mm: '95', th: '66' };

/** Serves tracking by code and phone number, for anyone who has both (Decision 10). */
export function mountTracking(router: Router): void {
	const { db } = router.services;

	mount(router, trackOrder, async ({ edition, language, body }) => {
		const code = readTrackingCode(body.code);
		const phone = readPhone(body.phone, body.phoneCountry ?? DIALLING[edition]);
		if (!code || !phone) throw new Failure('order_not_found');
		// One answer for an unknown code and a wrong number, so that codes cannot be tried out.
		const found = await db
			.select({ order: orders, parcel: parcels })
			.from(orders)
			.innerJoin(parcels, eq(parcels.orderId, orders.id))
			.where(
				and(
					code.kind === 'order' ? eq(orders.code, code.code) : eq(parcels.trackCode, code.code),
					eq(orders.phone, phoneKey(phone)),
				),
			)
			.orderBy(asc(parcels.shopId), asc(parcels.kind));
		const [first] = found;
		if (!first) throw new Failure('order_not_found');
		const { order } = first;
		const views = await readParcels(
			db,
			found.map(({ parcel }) => parcel),
			new Map([[order.id, order]]),
			language,
		);
		return {
			data: {
				code: order.code,
				status: code.kind === 'order' ? order.status : first.parcel.status,
				placedAt: order.placedAt.toISOString(),
				parcels: views.map(({ view }) => ({
					trackCode: view.trackCode,
					shop: view.shop,
					kind: view.kind,
					status: view.status,
					service: view.service?.name ?? null,
					arrives: view.arrives,
					pieceCount: view.lines.reduce((sum, { quantity }) => sum + quantity, 0),
					events: view.events.map(({ status, note, at }) => ({ status, note, at })),
				})),
			},
		};
	});
}
