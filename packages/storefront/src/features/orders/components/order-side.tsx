import type { Order } from '@zaylat/api-client/contract';
import type { OrderMoves } from '../state/use-order-move.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderTotals } from './order-totals.tsx';

/** Props of {@link OrderSide}. */
export interface OrderSideProps extends OrderMoves {
	readonly order: Order;
}

/** What an order came to, how it was paid, where it goes, and what can be done with all of it. */
export function OrderSide({ order, ...moves }: OrderSideProps) {
	return (
		<div className="flex min-w-0 flex-col gap-4">
			<OrderTotals order={order} />
			<OrderPayment order={order} />
			<OrderAddress order={order} />
			<OrderDocuments order={order} />
			<OrderActions order={order} {...moves} />
		</div>
	);
}
