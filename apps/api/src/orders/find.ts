import type { Edition } from '@zaylat/domain/editions';
import { readTrackingCode } from '@zaylat/domain/orders';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders } from '../db/schema/index.ts';
import { isUuid } from '../db/uuid.ts';
import { Failure } from '../http/failure.ts';
import type { OrderRow } from './state.ts';

/**
 * Finds an order of an account by its id or code.
 * @throws Failure `order_not_found`, also for orders of others and of the other edition
 */
export async function findOrder(
	db: Db,
	{ userId, edition }: { readonly userId: string; readonly edition: Edition },
	idOrCode: string,
): Promise<OrderRow> {
	const code = readTrackingCode(idOrCode);
	const isThis = isUuid(idOrCode)
		? eq(orders.id, idOrCode)
		: code?.kind === 'order'
			? eq(orders.code, code.code)
			: undefined;
	const [order] = isThis
		? await db
				.select()
				.from(orders)
				.where(and(isThis, eq(orders.userId, userId), eq(orders.edition, edition)))
		: [];
	if (!order) throw new Failure('order_not_found');
	return order;
}
