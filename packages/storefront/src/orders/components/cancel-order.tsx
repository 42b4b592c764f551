import type { Order } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useLateDialog } from '../../shared/late-dialog/use-late-dialog.ts';
import { type OrderMoves, useOrderMove } from '../use-order-move.ts';

/** Props of {@link CancelOrder}. */
export interface CancelOrderProps extends OrderMoves {
	readonly order: Order;
}

/** Cancels an order with a reason, after saying what follows; there while the buyer may (Decision 9). */
export function CancelOrder({ order, ...moves }: CancelOrderProps) {
	const { t } = useTranslation('orders');
	const move = useOrderMove(moves);
	const { Dialog, isOpen, onOpenChange, open } = useLateDialog(
		async () => (await import('./cancel-dialog.tsx')).CancelDialog,
	);
	if (!order.can.cancel && !isOpen) return null;
	return (
		<>
			<Button variant="ghost" aria-haspopup="dialog" onClick={open}>
				{t('cancel.button')}
			</Button>
			{Dialog && isOpen && <Dialog {...{ order, move, onOpenChange }} />}
		</>
	);
}
