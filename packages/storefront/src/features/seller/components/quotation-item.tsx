import { declineQuotationRequest, withdrawQuotationAnswer } from '@zaylat/api-client';
import type { SellerQuotation } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useQuotedPieces } from '../../quotations/use-quoted-pieces.ts';
import { type DeskMove, useDeskMove } from '../state/use-desk-move.ts';
import { AnswerForm } from './answer-form.tsx';
import { ReasonForm } from './reason-form.tsx';

/** Props of {@link QuotationItem}. */
export interface QuotationItemProps extends DeskMove<SellerQuotation> {
	readonly quotation: SellerQuotation;
}

/** A price request: buyer, product and quantity, with the actions answer, decline and withdraw. */
export function QuotationItem({ quotation, ...desk }: QuotationItemProps) {
	const { t } = useTranslation(['selling', 'wholesale']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { pending, make } = useDeskMove(desk);
	const [opened, setOpened] = useState<'answer' | 'decline'>();
	const { id, status, name, variantName, buyerName, note, reply, can, requestedAt, validUntil } = quotation;
	const { listPrice, wishedPrice, unitPrice } = quotation;
	const pieces = useQuotedPieces(quotation);
	const day = (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone);
	const each = (price: typeof listPrice) => t('wholesale:item.each', { price: formatPrice(price, language) });
	const of = <VisuallyHidden>{t('of', { name })}</VisuallyHidden>;
	const toggle = (form: 'answer' | 'decline') => setOpened((open) => (open === form ? undefined : form));

	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h2 className="wrap-anywhere font-semibold leading-heading">{name}</h2>
					<Badge tone={status === 'requested' ? 'warning' : 'neutral'} size="md">
						{t(status === 'requested' ? 'quotation.waiting' : `wholesale:status.${status}`)}
					</Badge>
				</div>
				<p className="wrap-anywhere text-sm text-text-muted">
					{[variantName, pieces, buyerName].filter(Boolean).join(' · ')}
				</p>
				<DataList form="amounts">
					<DataListItem label={t('quotation.asked')}>{day(requestedAt)}</DataListItem>
					<DataListItem label={t('wholesale:item.listPrice')}>{each(listPrice)}</DataListItem>
					{wishedPrice && <DataListItem label={t('quotation.wished')}>{each(wishedPrice)}</DataListItem>}
					{unitPrice && (
						<DataListItem label={t('quotation.offered')} isStrong>
							{each(unitPrice)}
						</DataListItem>
					)}
					{validUntil && <DataListItem label={t('quotation.until')}>{day(validUntil)}</DataListItem>}
				</DataList>
				{note !== '' && <Words who={buyerName}>{note}</Words>}
				{reply !== '' && <Words who={t('quotation.you')}>{reply}</Words>}
				<div className="flex flex-wrap gap-3 empty:hidden">
					{can.answer && (
						<Button aria-expanded={opened === 'answer'} onClick={() => toggle('answer')}>
							{t('quotation.answer')}
							{of}
						</Button>
					)}
					{can.decline && (
						<Button variant="secondary" aria-expanded={opened === 'decline'} onClick={() => toggle('decline')}>
							{t('quotation.decline')}
							{of}
						</Button>
					)}
					{can.withdraw && (
						<Button
							variant="secondary"
							isLoading={pending === 'withdraw'}
							loadingLabel={t('working')}
							onClick={() => void make('withdraw', withdrawQuotationAnswer(id), t('quotation.withdrawn'))}
						>
							{t('quotation.withdraw')}
							{of}
						</Button>
					)}
				</div>
				{can.answer && opened === 'answer' && <AnswerForm quotation={quotation} {...desk} />}
				{can.decline && opened === 'decline' && (
					<ReasonForm
						label={t('quotation.words')}
						description={t('quotation.wordsText')}
						submit={t('quotation.declineNow')}
						mostLetters={500}
						keptAs={`decline-${id}`}
						onSubmit={async (text) => {
							const request = declineQuotationRequest(id, { reply: text });
							const isDone = await make('decline', request, t('quotation.declined'));
							if (isDone) setOpened(undefined);
							return isDone;
						}}
					/>
				)}
			</article>
		</Card>
	);
}

function Words({ who, children }: { readonly who: string; readonly children: string }) {
	return (
		<div className="rounded-control bg-surface-sunken px-3 py-2 text-sm">
			<p className="text-text-muted text-xs">{who}</p>
			<p lang={langOfText(children)} className="wrap-anywhere whitespace-pre-line leading-body">
				{children}
			</p>
		</div>
	);
}
