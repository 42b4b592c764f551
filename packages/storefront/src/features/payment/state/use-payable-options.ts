import type { Order } from '@zaylat/api-client/contract';
import { PAYMENT_METHODS, type PaymentMethod, type PaymentOption, paymentOptionsFor } from '@zaylat/domain/payments';
import { useAppContext } from '../../../core/context/app-context.ts';

/** Payment methods that a gateway confirms. */
const METHODS = (Object.keys(PAYMENT_METHODS) as PaymentMethod[]).filter(
	(method) => PAYMENT_METHODS[method].hasGateway,
);

/** The ways in which an order can be paid now, its own first. */
export function usePayableOptions(order: Order): PaymentOption[] {
	const { edition } = useAppContext();
	const methods: readonly PaymentMethod[] = order.can.payInCash ? [...METHODS, 'cash_on_delivery'] : METHODS;
	return paymentOptionsFor(edition, methods, order.paymentOption);
}
