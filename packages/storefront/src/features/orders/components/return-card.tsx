import { withdrawReturn } from '@zaylat/api-client';
import type { Order, Parcel, ParcelReturn } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { returnMovesFrom } from '@zaylat/domain/orders';
import { langOfText } from '@zaylat/domain/scripts';
import { Button } from '@zaylat/ui/button';
import { useId } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderPlace } from '../order-place.tsx';
import { ReturnContents } from '../return-contents.tsx';
import { ReturnCredit } from '../return-credit.tsx';
import { ReturnStatusBadge } from '../return-status-badge.tsx';
import { type OrderMoves, useOrderMove } from '../state/use-order-move.ts';

/** Props of {@link ReturnCard}. */
export interface ReturnCardProps extends OrderMoves {
	readonly order: Order;
	readonly parcel: Parcel;
	readonly request: ParcelReturn;
}

/** Where a return stands, what the shopper does next, which pieces it is about, and what goes back. */
export function ReturnCard({ order, parcel, request, ...moves }: ReturnCardProps) {
	const { t } = useTranslation('returns');
	const { language } = usePreferences();
	const { isPending, refusal, make } = useOrderMove(moves);
	const id = useId();
	const { code, status, answer } = request;
	const amount = formatPrice(request.amount, language);
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2 rounded-control bg-surface-sunken p-gutter">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 id={id} className="font-semibold leading-heading tabular-nums">
					{t('card', { code })}
				</h3>
				<ReturnStatusBadge status={status} />
			</div>
			<p>{t(`next.${status}`, { code, amount })}</p>
			{request.sendTo && (
				<div className="text-sm">
					<h4 className="text-text-muted">{t('sendTo')}</h4>
					<OrderPlace address={request.sendTo} />
				</div>
			)}
			<ReturnContents request={request} lines={parcel.lines} />
			{answer !== '' && (
				<p className="text-sm">
					<span className="text-text-muted">{t('answer')}</span>{' '}
					<q lang={langOfText(answer)} className="wrap-anywhere whitespace-pre-line">
						{answer}
					</q>
				</p>
			)}
			{status !== 'declined' && status !== 'withdrawn' && (
				<p className="tabular-nums">
					<strong>{t('amount', { amount })}</strong>
					<ReturnCredit credit={request.credit} />
				</p>
			)}
			{refusal && (
				<p role="alert" className="text-critical text-sm">
					{refusal}
				</p>
			)}
			{returnMovesFrom(status, 'customer').includes('withdrawn') && (
				<Button
					variant="ghost"
					className="-ms-3 self-start"
					isLoading={isPending}
					loadingLabel={t('sending')}
					onClick={() => void make(withdrawReturn(order.id, request.id), t('withdrawn'))}
				>
					{t('withdraw')}
				</Button>
			)}
		</section>
	);
}
