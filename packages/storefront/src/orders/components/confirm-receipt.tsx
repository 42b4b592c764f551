import { confirmReceipt } from '@zaylat/api-client';
import type { Order, Parcel } from '@zaylat/api-client/contract';
import { canMove } from '@zaylat/domain/orders';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OrderMoves, useOrderMove } from '../use-order-move.ts';

/** Props of {@link ConfirmReceipt}. */
export interface ConfirmReceiptProps extends OrderMoves {
	readonly order: Order;
	readonly parcel: Parcel;
}

/** Says that a parcel has arrived, after asking once more; there while the buyer may say so (Decision 9). */
export function ConfirmReceipt({ order, parcel: { status, trackCode, shop }, ...moves }: ConfirmReceiptProps) {
	const { t } = useTranslation('orders');
	const { isPending, refusal, make } = useOrderMove(moves);
	const [isAsked, setIsAsked] = useState(false);
	const mayConfirm = canMove(status, 'delivered', 'customer') || canMove(status, 'complete', 'customer');
	if (!mayConfirm) return null;

	async function confirm() {
		if (await make(confirmReceipt(order.id, trackCode), t('told.confirmed'))) setIsAsked(false);
	}

	return (
		<>
			<Button aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
				{t('parcel.confirm')}
			</Button>
			{isAsked && (
				<AlertDialog
					isOpen
					onOpenChange={setIsAsked}
					tone="neutral"
					title={t('confirm.title')}
					description={t('confirm.text', { shop: shop.name })}
					confirmLabel={t('confirm.yes')}
					onConfirm={() => void confirm()}
					isPending={isPending}
					error={refusal}
					labels={{ cancel: t('confirm.no'), pending: t('parcel.confirming') }}
				/>
			)}
		</>
	);
}
