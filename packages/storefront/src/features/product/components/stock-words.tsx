import type { Product } from '@zaylat/api-client/contract';
import { LOW_STOCK } from '@zaylat/domain/cart';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { CalendarClock, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Chosen } from '../state/use-choice.ts';

/** Props of {@link StockWords}. */
export interface StockWordsProps {
	readonly product: Pick<Product, 'preOrderArrivesAt' | 'minQuantity'>;
	readonly chosen: Pick<Chosen, 'variant' | 'sale'>;
}

/** How much of the chosen variant is left, or when it comes, in words. */
export function StockWords({
	product: { preOrderArrivesAt, minQuantity },
	chosen: { variant, sale },
}: StockWordsProps) {
	const { t } = useTranslation('product');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const stock = variant?.stock ?? 0;
	const number = (value: number) => formatCount(value, language);
	if (sale === 'preOrder' && preOrderArrivesAt !== null) {
		const date = formatDate(preOrderArrivesAt, language, EDITIONS[edition].timeZone);
		return (
			<Words tone="text-info" icon={<CalendarClock aria-hidden size={18} />} next={t('stock.preOrderNext')}>
				{t('stock.preOrder', { date })}
			</Words>
		);
	}
	if (sale === 'soldOut') {
		const isTooFew = stock > 0;
		return (
			<Words
				tone="text-critical"
				icon={<CircleX aria-hidden size={18} />}
				next={isTooFew ? t('stock.tooFewNext') : t('stock.outNext')}
			>
				{isTooFew ? t('stock.tooFew', { number: number(stock), least: number(minQuantity) }) : t('stock.out')}
			</Words>
		);
	}
	if (stock <= LOW_STOCK) {
		return (
			<Words tone="text-warning" icon={<Hourglass aria-hidden size={18} />}>
				{t('stock.low', { number: number(stock) })}
			</Words>
		);
	}
	return (
		<Words tone="text-positive" icon={<CircleCheck aria-hidden size={18} />}>
			{t('stock.in')}
		</Words>
	);
}

interface WordsProps {
	readonly tone: string;
	readonly icon: ReactNode;
	/** What to do next. */
	readonly next?: string;
	readonly children: string;
}

function Words({ tone, icon, next, children }: WordsProps) {
	return (
		<div role="status" className="flex flex-col gap-1 text-sm">
			<p className={`flex items-start gap-2 font-semibold [&>svg]:mt-0.5 [&>svg]:shrink-0 ${tone}`}>
				{icon}
				{children}
			</p>
			{next && <p className="text-text-muted">{next}</p>}
		</div>
	);
}
