import type { Product } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Coins } from 'lucide-react';
import { usePreferences, useSession } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductPrice } from '../../shared/price/product-price.tsx';
import { usePrice } from '../../shared/price/use-price.ts';
import type { Chosen } from '../use-choice.ts';

/** Props of {@link PriceBlock}. */
export interface PriceBlockProps {
	readonly product: Pick<Product, 'previousPrice' | 'discountPercent'>;
	readonly chosen: Pick<Chosen, 'variant' | 'unitPrice' | 'shopPriceText' | 'points'>;
}

/** What a piece costs now and before, in which currency it is paid, and the points it earns; told when it changes. */
export function PriceBlock({ product, chosen }: PriceBlockProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const show = usePrice();
	// Guests get no points (Decision 20); an account would.
	const isGuest = useSession().data?.user.kind === 'guest';
	const { variant, unitPrice, points } = chosen;
	const previousPrice = variant === undefined ? product.previousPrice : variant.previousPrice;
	return (
		<div className="flex flex-col gap-1" aria-live="polite">
			<ProductPrice
				size="lg"
				price={unitPrice}
				previousPrice={previousPrice}
				discountPercent={previousPrice === null ? null : product.discountPercent}
			/>
			{show(unitPrice).isConverted && (
				<p className="text-sm text-text-muted">{t('buy.converted', { price: chosen.shopPriceText })}</p>
			)}
			{points > 0 && (
				<p className="flex items-center gap-1.5 text-sm text-text-muted">
					<Coins aria-hidden size={16} className="shrink-0" />
					{t(isGuest ? 'pointsWithAccount' : 'points', { number: formatCount(points, language) })}
				</p>
			)}
		</div>
	);
}
