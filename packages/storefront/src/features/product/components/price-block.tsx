import type { Product } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Coins } from 'lucide-react';
import { usePreferences, useSession } from '../../../core/context/app-context.ts';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Chosen } from '../state/use-choice.ts';

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
	readonly product: Pick<Product, 'price' | 'unitPrice'>;
	readonly chosen: Pick<Chosen, 'unitPrice' | 'previousPrice' | 'discountPercent' | 'shopPriceText' | 'points'>;
}

/**
 * What a piece costs now and before, what a kilogram, a litre or a piece of its contents costs, in which currency it is paid,
 * and the points it earns; told when it changes.
 */
export function PriceBlock({ product, chosen }: PriceBlockProps) {
	const { t } = useTranslation(['product', 'catalog']);
	const { language } = usePreferences();
	const show = usePrice();
	// Guests get no points (Decision 20); an account would.
	const isGuest = useSession().data?.user.kind === 'guest';
	const { unitPrice, previousPrice, discountPercent, points } = chosen;
	// It is that of the cheapest variant.
	const byContents = product.price.amount === unitPrice.amount ? product.unitPrice : undefined;
	return (
		<div className="flex flex-col gap-1" aria-live="polite">
			<ProductPrice size="lg" price={unitPrice} previousPrice={previousPrice} discountPercent={discountPercent} />
			{byContents && (
				<p className="text-sm text-text-muted">
					{t(`catalog:per.${byContents.per}`, { price: show(byContents.price).text })}
				</p>
			)}
			{show(unitPrice).isConverted && (
				<p className="text-sm text-text-muted">{t('buy.converted', { price: chosen.shopPriceText })}</p>
			)}
			{points > 0 && (
				<p className="flex items-center gap-1.5 text-sm text-text-muted">
					<Coins aria-hidden size={16} className="shrink-0" />
					{t(isGuest ? 'pointsWithAccount' : 'points', { count: points, number: formatCount(points, language) })}
				</p>
			)}
		</div>
	);
}
