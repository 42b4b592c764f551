import type { Order, Parcel } from '@zaylat/api-client/contract';
import { canMove } from '@zaylat/domain/orders';
import { Button } from '@zaylat/ui/button';
import { lazyComponent } from '../../../core/lazy/lazy-component.tsx';
import { useLazyDialog } from '../../../core/lazy/use-lazy-dialog.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type OrderMoves, useOrderMove } from '../state/use-order-move.ts';

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/** Props of {@link ConfirmReceipt}. */
export interface ConfirmReceiptProps extends OrderMoves {
	readonly order: Order;
	readonly parcel: Parcel;
}

/** Says that a parcel has arrived, after asking once more; there while the buyer may say so (Decision 9). */
export function ConfirmReceipt({ order, parcel, ...moves }: ConfirmReceiptProps) {
	const { t } = useTranslation('orders');
	const move = useOrderMove(moves);
	const { isLoaded, isOpen, onOpenChange, open } = useLazyDialog(ConfirmDialog);
	const { status } = parcel;
	if (!canMove(status, 'delivered', 'customer') && !canMove(status, 'complete', 'customer')) return null;
	return (
		<>
			<Button aria-haspopup="dialog" onClick={() => void open()}>
				{t('parcel.confirm')}
			</Button>
			{isLoaded && isOpen && <ConfirmDialog {...{ order, parcel, move, onOpenChange }} />}
		</>
	);
}
