import { moveParcel } from '@zaylat/api-client';
import type { SellerParcel } from '@zaylat/api-client/contract';
import { Button } from '@zaylat/ui/button';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type DeskMove, useDeskMove } from '../state/use-desk-move.ts';
import { ReasonForm } from './reason-form.tsx';

/** Props of {@link ParcelMoves}. */
export interface ParcelMovesProps extends DeskMove<SellerParcel> {
	readonly parcel: SellerParcel;
}

/** States that a seller sets; the API names those that are allowed now. */
const STEPS = ['approved', 'ready to ship', 'start shipping', 'on going', 'delivered'] as const;

/** Advances a parcel, or cancels it with a reason for the buyer. */
export function ParcelMoves({ parcel: { trackCode, moves }, ...desk }: ParcelMovesProps) {
	const { t } = useTranslation('selling');
	const { pending, make } = useDeskMove(desk);
	const [isCancelling, setIsCancelling] = useState(false);
	const of = <VisuallyHidden>{t('of', { name: trackCode })}</VisuallyHidden>;
	const canCancel = moves.includes('order cancelled by seller');

	async function cancel(note: string) {
		const to = 'order cancelled by seller';
		const isDone = await make(to, moveParcel(trackCode, { to, note }), t('parcel.cancelled'));
		if (isDone) setIsCancelling(false);
		return isDone;
	}

	return (
		<div className="flex flex-col gap-3 empty:hidden">
			{moves.length > 0 && (
				<div className="flex flex-wrap gap-3">
					{STEPS.filter((to) => moves.includes(to)).map((to) => (
						<Button
							key={to}
							isLoading={pending === to}
							loadingLabel={t('working')}
							onClick={() => void make(to, moveParcel(trackCode, { to }), t('parcel.done'))}
						>
							{t(`parcel.moves.${to}`)}
							{of}
						</Button>
					))}
					{canCancel && (
						<Button
							variant="secondary"
							aria-expanded={isCancelling}
							onClick={() => setIsCancelling((isOpen) => !isOpen)}
						>
							{t('parcel.cancel')}
							{of}
						</Button>
					)}
				</div>
			)}
			{canCancel && isCancelling && (
				<ReasonForm
					label={t('parcel.reason')}
					description={t('parcel.reasonText')}
					submit={t('parcel.cancelNow')}
					mostLetters={200}
					isRequired
					keptAs={`cancel-${trackCode}`}
					onSubmit={cancel}
				/>
			)}
		</div>
	);
}
