import type { Order } from '@zaylat/api-client/contract';
import { PAYMENT_METHODS } from '@zaylat/domain/payments';
import { orderPlacedPath } from '../../core/paths/order-path.ts';

/** Path that a placed order leads to: its payment, or the order where no gateway is needed. */
export function placedPath({
	code,
	paymentMethod,
	total,
	can,
}: Pick<Order, 'code' | 'paymentMethod' | 'total' | 'can'>) {
	const hasToPay = total.amount > 0 && can.pay && PAYMENT_METHODS[paymentMethod].hasGateway;
	return orderPlacedPath(code, hasToPay ? 'payment' : 'success');
}
