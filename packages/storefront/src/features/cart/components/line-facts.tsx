import type { CartLine } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { CalendarClock, FileCheck, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** What is special about the price and the arrival of a line: quotation, next wholesale step, least quantity, pre-order. */
export function LineFacts({ line }: { readonly line: CartLine }) {
	const { t } = useTranslation('cart');
	const { language } = usePreferences();
	const { edition } = useAppContext();
	const number = (value: number) => formatCount(value, language);
	const { quotation, nextTier, minQuantity, preOrderArrivesAt } = line;
	const day = (iso: string) => formatDate(new Date(iso), language, EDITIONS[edition].timeZone);
	return (
		<ul className="flex flex-wrap gap-2 empty:hidden">
			{quotation && (
				<Fact>
					<Badge tone={quotation.isApplied ? 'positive' : 'neutral'}>
						<FileCheck aria-hidden />
						{quotation.isApplied
							? t('line.quoted', { day: day(quotation.validUntil) })
							: t('line.quotedFor', { count: quotation.quantity, number: number(quotation.quantity) })}
					</Badge>
				</Fact>
			)}
			{nextTier && (
				<Fact>
					<Badge tone="positive">
						<TrendingDown aria-hidden />
						{t('line.nextTier', { number: number(nextTier.missing), percent: number(nextTier.percentOff) })}
					</Badge>
				</Fact>
			)}
			{minQuantity !== undefined && <Fact>{t('line.least', { number: number(minQuantity) })}</Fact>}
			{preOrderArrivesAt !== undefined && (
				<Fact>
					<Badge tone="info">
						<CalendarClock aria-hidden />
						{t('line.preOrder', { day: day(preOrderArrivesAt) })}
					</Badge>
				</Fact>
			)}
		</ul>
	);
}

function Fact({ children }: { readonly children: ReactNode }) {
	return <li className="inline-flex items-center text-sm text-text-muted">{children}</li>;
}
