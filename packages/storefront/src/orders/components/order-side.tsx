import { useCurrentOrder } from '../use-current-order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderPapers } from './order-papers.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderTotals } from './order-totals.tsx';

/** What the order that the address names came to, how it was paid, where it goes, and what can be done with all of it. */
export function OrderSide() {
	const { order, ...moves } = useCurrentOrder();
	return (
		order && (
			<div className="flex min-w-0 flex-col gap-4">
				<OrderTotals order={order} />
				<OrderPayment order={order} />
				<OrderAddress order={order} />
				<OrderPapers order={order} />
				<OrderActions order={order} {...moves} />
			</div>
		)
	);
}
