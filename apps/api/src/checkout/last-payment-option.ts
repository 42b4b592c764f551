import type { Edition } from '@zaylat/domain/editions';
import { type PaymentMethod, type PaymentOption, paymentOptionOf } from '@zaylat/domain/payments';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { orders } from '../db/schema/index.ts';

/** The payment option of an account's newest order in an edition; undefined before the first order. */
export async function lastPaymentOption(
	db: Db,
	{ userId, edition }: { readonly userId: string; readonly edition: Edition },
): Promise<PaymentOption | undefined> {
	const [row] = await db
		.select({ method: orders.paymentMethod, option: orders.paymentOption })
		.from(orders)
		.where(and(eq(orders.userId, userId), eq(orders.edition, edition)))
		.orderBy(desc(orders.placedAt))
		.limit(1);
	// The schema of orders stores no other methods than those of the domain.
	return row && paymentOptionOf(edition, row.method as PaymentMethod, row.option);
}
