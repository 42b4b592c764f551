import type { Order } from '@zaylat/api-client/contract';
import type { OrderMoves } from '../state/use-order-move.ts';
import { BuyAgain } from './buy-again.tsx';
import { CancelOrder } from './cancel-order.tsx';

/** Props of {@link OrderActions}. */
export interface OrderActionsProps extends OrderMoves {
	readonly order: Order;
}

/** What the buyer can do with the whole order. */
export function OrderActions({ order, ...moves }: OrderActionsProps) {
	return (
		<div className="flex flex-wrap gap-2">
			<BuyAgain order={order} />
			<CancelOrder order={order} {...moves} />
		</div>
	);
}
