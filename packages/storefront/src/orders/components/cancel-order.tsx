import { cancelOrder } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { CANCEL_REASONS, isCancelReason } from '@zaylat/domain/orders';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { Button } from '@zaylat/ui/button';
import { FieldSet } from '@zaylat/ui/field-set';
import { Radio, RadioGroup } from '@zaylat/ui/radio-group';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OrderMoves, useOrderMove } from '../use-order-move.ts';

/** Props of {@link CancelOrder}. */
export interface CancelOrderProps extends OrderMoves {
	readonly order: Order;
}

/** Cancels an order with a reason, after saying what follows; there while the buyer may (Decision 9). */
export function CancelOrder({ order, ...moves }: CancelOrderProps) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { isPending, refusal, make } = useOrderMove(moves);
	const [isAsked, setIsAsked] = useState(false);
	const [reason, setReason] = useState<string>();
	const [isMissing, setIsMissing] = useState(false);
	if (!order.can.cancel && !isAsked) return null;

	async function confirm() {
		const isChosen = reason !== undefined && isCancelReason(reason);
		setIsMissing(!isChosen);
		if (isChosen && (await make(cancelOrder(order.id, reason), t('told.cancelled')))) setIsAsked(false);
	}

	return (
		<>
			<Button variant="ghost" aria-haspopup="dialog" onClick={() => setIsAsked(true)}>
				{t('cancel.button')}
			</Button>
			{isAsked && (
				<AlertDialog
					isOpen
					onOpenChange={setIsAsked}
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
			)}
		</>
	);
}
