import { trackOrder } from '@zaylat/api-client/contract';
import { type DiallingCode, phoneKey, readPhone } from '@zaylat/domain/contact';
import type { Edition } from '@zaylat/domain/editions';
import { readTrackingCode } from '@zaylat/domain/orders';
import { and, asc, eq } from 'drizzle-orm';
import { orders, parcels } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import { mount, type Router } from '../http/mount.ts';
import { isTrackingToken } from '../order-messages/track-link.ts';
import { readParcels } from '../orders/view.ts';

/** Dialling code that numbers without one are read with. */
const DIALLING: Readonly<Record<Edition, DiallingCode>> = { mm: '95', th: '66' };

/** Serves tracking for anyone who has code and phone number (Decision 10), or the link of a message (ADR 50). */
export function mountTracking(router: Router): void {
	const { db, config } = router.services;

	mount(router, trackOrder, async ({ edition, language, body }) => {
		const code = readTrackingCode(body.code);
		const { phone: typed, phoneCountry = DIALLING[edition], token } = body;
		const phone = typed === undefined ? undefined : readPhone(typed, phoneCountry);
		if (!code || (token === undefined && !phone)) throw new Failure('order_not_found');
		// One answer for an unknown code and a wrong number or token, so that codes cannot be tried out.
		const found = await db
			.select({ order: orders, parcel: parcels })
			.from(orders)
			.innerJoin(parcels, eq(parcels.orderId, orders.id))
			.where(
				and(
					code.kind === 'order' ? eq(orders.code, code.code) : eq(parcels.trackCode, code.code),
					token === undefined && phone ? eq(orders.phone, phoneKey(phone)) : undefined,
				),
			)
			.orderBy(asc(parcels.shopId), asc(parcels.kind));
		const [first] = found;
		if (!first || (token !== undefined && !isTrackingToken(config, first.order, token))) {
			throw new Failure('order_not_found');
		}
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
