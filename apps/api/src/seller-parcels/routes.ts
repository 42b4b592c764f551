import { listSellerParcels, moveSellerParcel, PARCEL_LABEL_FILE } from '@zaylat/api-client/contract';
import { isLanguage, languageOfTag } from '@zaylat/domain/languages';
import { isReturnOpen, RETURN_STATUSES, statusesOf } from '@zaylat/domain/orders';
import { and, desc, eq, exists, inArray, sql } from 'drizzle-orm';
import { authorizeCaller } from '../auth/session.ts';
import { orders, parcelReturns, parcels } from '../db/schema/index.ts';
import type { PdfRenderer } from '../documents/pdf-renderer.ts';
import { limitedAddressOf } from '../http/address.ts';
import { Failure } from '../http/failure.ts';
import { localeOf } from '../http/locale.ts';
import { mount, type Router } from '../http/mount.ts';
import { enforceLimit } from '../http/rate-limit.ts';
import { moveBySeller } from '../orders/actions.ts';
import { readTimeCursor, writeTimeCursor } from '../orders/cursor.ts';
import { ownShops } from '../shops/own.ts';
import { readLabel } from './read-label.ts';
import { readSellerParcel, toSellerParcels } from './view.ts';

/** Serves the parcels of the seller's shops in the edition of the request. */
export function mountSellerParcels(router: Router, printer: Pick<PdfRenderer, 'printLabel'>): void {
	const { app, services } = router;
	const { db } = services;

	mount(router, listSellerParcels, async ({ session, edition, language, query }) => {
		const after = query.cursor === undefined ? undefined : readTimeCursor(query.cursor);
		const own = await ownShops(db, session.shopIds, edition, language);
		const wanted = own.filter(({ slug }) => query.shop === undefined || slug === query.shop);
		const found = await db
			.select({ parcel: parcels, order: orders })
			.from(parcels)
			.innerJoin(orders, eq(orders.id, parcels.orderId))
			.where(
				and(
					inArray(
						parcels.shopId,
						wanted.map(({ id }) => id),
					),
					eq(orders.edition, edition),
					query.status && eq(parcels.status, query.status),
					query.returns &&
						exists(
							db
								.select({ one: sql`1` })
								.from(parcelReturns)
								.where(
									and(
										eq(parcelReturns.parcelId, parcels.id),
										inArray(parcelReturns.status, RETURN_STATUSES.filter(isReturnOpen)),
									),
								),
						),
					query.stage && inArray(parcels.status, [...statusesOf(query.stage)]),
					after && sql`(${orders.placedAt}, ${parcels.id}) < (${after.at}, ${after.id}::uuid)`,
				),
			)
			.orderBy(desc(orders.placedAt), desc(parcels.id))
			.limit(query.per_page + 1);
		const rows = found.slice(0, query.per_page);
		const last = rows.at(-1);
		const next =
			last && found.length > rows.length ? writeTimeCursor({ at: last.order.placedAt, id: last.parcel.id }) : null;
		const items = await toSellerParcels(db, rows, language);
		return { data: { items, page: { next }, shops: own.map(({ slug, name }) => ({ slug, name })) } };
	});
	mount(router, moveSellerParcel, async ({ session, language, params, body }) => {
		const { id } = await moveBySeller(services, session.shopIds, { trackCode: params.trackCode, ...body });
		const parcel = await readSellerParcel(db, id, language);
		if (!parcel) throw new Failure('order_not_found');
		return { data: parcel };
	});
	app.get(PARCEL_LABEL_FILE.replace('{trackCode}', ':trackCode'), async (c) => {
		c.set('route', PARCEL_LABEL_FILE);
		const session = await authorizeCaller(c, services, { caller: 'seller' });
		if (!session) throw new Failure('sign_in_required');
		await enforceLimit(services, 'file', { session, address: limitedAddressOf(c, services.config) });
		const { language: likely } = localeOf(c, services.config.defaultEdition);
		const requested = c.req.query('lang') ?? '';
		const language = isLanguage(requested) ? requested : (languageOfTag(requested) ?? likely);
		const label = await readLabel(db, { shopIds: session.shopIds, language }, c.req.param('trackCode') ?? '');
		const file = new Uint8Array(await printer.printLabel(label));
		return c.body(file, 200, {
			'content-type': 'application/pdf',
			'content-disposition': `inline; filename="${label.number}.pdf"`,
			'cache-control': 'private, no-store',
		});
	});
}
