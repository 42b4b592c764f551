import type { FlashSaleItem } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { StockMeter } from '@zaylat/ui/stock-meter';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductCard } from '../../catalog/card/product-card.tsx';
import { FIRST_ROW_ON_PHONE, GRID_SIZES, ProductGrid } from '../../catalog/grid/product-grid.tsx';

/** Props of {@link SaleGrid}. */
export interface SaleGridProps {
	readonly items: readonly FlashSaleItem[];
	/** The round is over: nothing is said of what is sold in it. */
	readonly isOver: boolean;
	readonly eagerCount?: number;
	/** A selection further down another page: full rows only, and no picture is loaded before others. Default false. */
	readonly isPreview?: boolean;
	readonly headingLevel?: 2 | 3;
}

/** Goods of a flash sale with the share that is sold already. */
export function SaleGrid({ items, isOver, eagerCount = 0, isPreview = false, headingLevel }: SaleGridProps) {
	const { t } = useTranslation(['shops', 'catalog']);
	const { language } = usePreferences();
	const textOf = (percent: number) => t('catalog:card.soldShare', { percent: `${formatCount(percent, language)}%` });
	return (
		<ProductGrid layout={isPreview ? 'preview' : 'whole'} label={t('flash.heading')} isBusy={isOver}>
			{items.map((item, index) => (
				<li key={item.id} className="min-w-0">
					<ProductCard
						product={item}
						sizes={GRID_SIZES}
						isEager={index < eagerCount}
						priority={!isPreview && index < FIRST_ROW_ON_PHONE ? 'high' : 'low'}
						headingLevel={headingLevel}
						proof={
							isOver ? (
								t('flash.ended')
							) : (
								<StockMeter value={item.soldPercent} label={item.name} text={textOf(item.soldPercent)} />
							)
						}
					/>
				</li>
			))}
		</ProductGrid>
	);
}
