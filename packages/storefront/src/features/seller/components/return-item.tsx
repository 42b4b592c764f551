import { moveReturn } from '@zaylat/api-client';
import type { ParcelReturn, SellerParcel } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { returnMovesFrom } from '@zaylat/domain/orders';
import { langOfText } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useId, useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ReturnContents } from '../../orders/return-contents.tsx';
import { ReturnCredit } from '../../orders/return-credit.tsx';
import { ReturnStatusBadge } from '../../orders/return-status-badge.tsx';
import { type DeskMove, useDeskMove } from '../state/use-desk-move.ts';
import { ReasonForm } from './reason-form.tsx';

/** Most letters of the words to the buyer, as the contract allows. */
const MOST_LETTERS = 500;

/** Props of {@link ReturnItem}. */
export interface ReturnItemProps extends DeskMove<SellerParcel> {
	readonly parcel: SellerParcel;
	readonly request: ParcelReturn;
}

/** A return of a parcel with its pieces, photographs and reason, and the decisions of the shop: accept or decline it, refund it when it is back. */
export function ReturnItem({ parcel, request, ...desk }: ReturnItemProps) {
	const { t } = useTranslation(['returns', 'selling']);
	const { language } = usePreferences();
	const { pending, make } = useDeskMove(desk);
	const [opened, setOpened] = useState<'accepted' | 'declined'>();
	const id = useId();
	const { code, status, reason, note, payTo, answer } = request;
	const moves = returnMovesFrom(status, 'seller');
	const amount = formatPrice(request.amount, language);
	const of = <VisuallyHidden>{t('selling:of', { name: code })}</VisuallyHidden>;

	async function decide(to: 'accepted' | 'declined' | 'refunded', words = '') {
		const isDone = await make(to, moveReturn(request.id, { to, note: words }), t(`desk.${to}`));
		if (isDone) setOpened(undefined);
		return isDone;
	}

	return (
		<section aria-labelledby={id} className="flex flex-col gap-3 rounded-control bg-surface-sunken p-gutter">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 id={id} className="font-semibold leading-heading tabular-nums">
					{t('desk.title', { code })}
				</h3>
				<ReturnStatusBadge status={status} />
			</div>
			<ReturnContents request={request} lines={parcel.lines} />
			<DataList>
				<DataListItem label={t('desk.reason')}>{t(`reasons.${reason}`)}</DataListItem>
				{note !== '' && (
					<DataListItem label={t('desk.note')}>
						<span lang={langOfText(note)} className="wrap-anywhere whitespace-pre-line">
							{note}
						</span>
					</DataListItem>
				)}
				<DataListItem label={t('desk.amount')} isStrong>
					{amount}
					<ReturnCredit credit={request.credit} />
				</DataListItem>
				{payTo !== null && <DataListItem label={t('desk.payTo')}>{payTo}</DataListItem>}
				{answer !== '' && <DataListItem label={t('desk.acceptWords')}>{answer}</DataListItem>}
			</DataList>
			{moves.length > 0 && (
				<div className="flex flex-wrap gap-3">
					{moves.includes('refunded') && (
						<Button
							isLoading={pending === 'refunded'}
							loadingLabel={t('selling:working')}
							onClick={() => void decide('refunded')}
						>
							{t('desk.refund', { amount })}
							{of}
						</Button>
					)}
					{moves.includes('accepted') && (
						<Button aria-expanded={opened === 'accepted'} onClick={() => setOpened('accepted')}>
							{t('desk.accept')}
							{of}
						</Button>
					)}
					<Button variant="secondary" aria-expanded={opened === 'declined'} onClick={() => setOpened('declined')}>
						{t('desk.decline')}
						{of}
					</Button>
				</div>
			)}
			{opened === 'accepted' && moves.includes('accepted') && (
				<ReasonForm
					key="accepted"
					label={t('desk.acceptWords')}
					description={t('desk.acceptText')}
					submit={t('desk.accept')}
					mostLetters={MOST_LETTERS}
					keptAs={`accept-${request.id}`}
					onSubmit={(words) => decide('accepted', words)}
				/>
			)}
			{opened === 'declined' && moves.includes('declined') && (
				<ReasonForm
					key="declined"
					label={t('selling:parcel.reason')}
					description={t('desk.declineText')}
					submit={t('desk.decline')}
					mostLetters={MOST_LETTERS}
					isRequired
					keptAs={`decline-${request.id}`}
					onSubmit={(words) => decide('declined', words)}
				/>
			)}
		</section>
	);
}
