import type { FlashSaleItem } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import { FIRST_ROW_ON_PHONE, ProductGrid, SALE_SIZES } from '../../catalog/grid/product-grid.tsx';
import { SaleCountdown } from './sale-countdown.tsx';

/** Props of {@link FlashSale}. */
export interface FlashSaleProps {
	readonly sale: { readonly endsAt: string; readonly items: readonly FlashSaleItem[] };
	/** Called once when the time is over. */
	readonly onEnd: () => void;
	/** Heading in place of the usual one. */
	readonly title?: string | undefined;
}

/** From 1280 px on the title stands in a column beside the goods, so that these begin higher in the first view. */
const SALE =
	'max-tablet:-mx-2 rounded-card bg-accent-soft p-2 tablet:p-3 min-[80rem]:grid min-[80rem]:grid-cols-[9.25rem_minmax(0,1fr)] min-[80rem]:[&>:first-child]:self-start';

/** Goods at a price for a short time, with the share already sold. */
export function FlashSale({ sale, onEnd, title }: FlashSaleProps) {
	const { t } = useTranslation('home');
	const heading = title ?? t('flashSale');
	const [isOver, setIsOver] = useState(false);

	function end() {
		// These prices hold no longer, whatever a cached response still says.
		setIsOver(true);
		onEnd();
	}

	if (isOver) {
		return (
			<Section title={heading}>
				<p role="status" className="rounded-card bg-surface-sunken px-4 py-6 text-text-muted">
					{t('ended')}
				</p>
			</Section>
		);
	}
	return (
		<Section title={heading} className={SALE} aside={<SaleCountdown endsAt={Date.parse(sale.endsAt)} onEnd={end} />}>
			<ProductGrid layout="sale">
				{sale.items.map((item, index) => (
					<li key={item.id} className="min-w-0">
						<ProductCard
							product={item}
							sizes={SALE_SIZES}
							isEager={index < FIRST_ROW_ON_PHONE}
							priority="low"
							isShort
							proof={<SoldShare percent={item.soldPercent} />}
						/>
					</li>
				))}
			</ProductGrid>
		</Section>
	);
}

function SoldShare({ percent }: { readonly percent: number }) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	return (
		<div className="flex flex-col gap-1">
			<svg
				aria-hidden
				viewBox="0 0 100 6"
				preserveAspectRatio="none"
				className="h-1.5 w-full rounded-full bg-surface-sunken"
			>
				<rect width={percent} height={6} className="fill-accent" />
			</svg>
			{t('card.soldShare', { percent: `${formatCount(percent, language)}%` })}
		</div>
	);
}
