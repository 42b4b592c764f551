import { PAYMENT_LIFE_MS } from '@zaylat/domain/payments';
import { and, eq } from 'drizzle-orm';
import { payments } from '../db/schema/index.ts';
import { Failure } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import { endPaymentUnpaid } from '../payments/service.ts';

/**
 * Lets the time of a running payment run out.
 * @throws Failure `payment_not_found` when none runs under that reference
 */
export async function endPaymentTime(services: Services, reference: string): Promise<void> {
	const now = services.now();
	const [payment] = await services.db
		.update(payments)
		.set({ startedAt: new Date(now - PAYMENT_LIFE_MS), expiresAt: new Date(now) })
		.where(and(eq(payments.merchantReference, reference), eq(payments.status, 'pending')))
		.returning({ id: payments.id, orderId: payments.orderId });
	if (!payment) throw new Failure('payment_not_found');
	await endPaymentUnpaid(services, payment, 'overdue');
}
