import type { Order } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type OrderMoves, useOrderMove } from '../state/use-order-move.ts';

const CancelDialog = lazyComponent(async () => (await import('./cancel-dialog.tsx')).CancelDialog);

/** Props of {@link CancelOrder}. */
export interface CancelOrderProps extends OrderMoves {
	readonly order: Order;
}

/** Cancels an order with a reason, after saying what follows; there while the buyer may (Decision 9). */
export function CancelOrder({ order, ...moves }: CancelOrderProps) {
	const { t } = useTranslation('orders');
	const move = useOrderMove(moves);
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(CancelDialog);
	if (!order.can.cancel && !isOpen) return null;
	return (
		<>
			<Button variant="ghost" aria-haspopup="dialog" onClick={() => void open()}>
				{t('cancel.button')}
			</Button>
			{isLoaded && isOpen && <CancelDialog {...{ order, move, onOpenChange }} />}
		</>
	);
}
