import { cancelOrder } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { CANCEL_REASONS, isCancelReason } from '@zaylat/domain/orders';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { FieldSet } from '@zaylat/ui/field-set';
import { Radio, RadioGroup } from '@zaylat/ui/radio-group';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { OrderMove } from '../state/use-order-move.ts';

/** Props of {@link CancelDialog}. */
export interface CancelDialogProps {
	readonly order: Order;
	readonly move: OrderMove;
	readonly onOpenChange: (isOpen: boolean) => void;
}

/** Asks why an order is cancelled, and says what follows (Specification §5). */
export function CancelDialog({ order, move: { isPending, refusal, make }, onOpenChange }: CancelDialogProps) {
	const { t } = useTranslation(['orders', 'tracking']);
	const [reason, setReason] = useState<string>();
	const [isMissing, setIsMissing] = useState(false);

	async function confirm() {
		const isChosen = reason !== undefined && isCancelReason(reason);
		setIsMissing(!isChosen);
		if (isChosen && (await make(cancelOrder(order.id, reason), t('told.cancelled')))) onOpenChange(false);
	}

	return (
		<AlertDialog
			isOpen
			onOpenChange={onOpenChange}
			title={t('cancel.title')}
			description={t('cancel.text', { code: order.code })}
			confirmLabel={t('cancel.button')}
			onConfirm={() => void confirm()}
			isPending={isPending}
			error={refusal}
			labels={{ cancel: t('cancel.keep'), pending: t('cancel.pending') }}
		>
			<FieldSet legend={t('cancel.reason')} error={isMissing ? t('cancel.missing') : undefined} className="mt-4">
				<RadioGroup
					value={reason ?? null}
					isInvalid={isMissing}
					onValueChange={(next) => {
						setReason(next);
						setIsMissing(false);
					}}
				>
					{CANCEL_REASONS.map((one) => (
						<Radio key={one} value={one}>
							{t(`tracking:reasons.${one}`)}
						</Radio>
					))}
				</RadioGroup>
			</FieldSet>
		</AlertDialog>
	);
}
