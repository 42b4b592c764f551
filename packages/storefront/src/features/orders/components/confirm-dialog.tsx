import { confirmReceipt } from '@zaylat/api-client';
import type { Order, Parcel } from '@zaylat/api-client/contract';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OrderMove } from '../state/use-order-move.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps {
	readonly order: Order;
	readonly parcel: Parcel;
	readonly move: OrderMove;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks once more whether a parcel has arrived. */
export function ConfirmDialog({ order, parcel, move: { isPending, refusal, make }, onOpenChange }: ConfirmDialogProps) {
	const { t } = useTranslation('orders');

	async function confirm() {
		if (await make(confirmReceipt(order.id, parcel.trackCode), t('told.confirmed'))) onOpenChange(false);
	}

	return (
		<AlertDialog
			isOpen
			onOpenChange={onOpenChange}
			tone="neutral"
			title={t('confirm.title')}
			description={t('confirm.text', { shop: parcel.shop.name })}
			confirmLabel={t('confirm.yes')}
			onConfirm={() => void confirm()}
			isPending={isPending}
			error={refusal}
			labels={{ cancel: t('confirm.no'), pending: t('parcel.confirming') }}
		/>
	);
}
