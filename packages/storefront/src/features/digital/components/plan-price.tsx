import type { Product } from '@zaylat/api-client/contract';
import { percentOff } from '@zaylat/domain/flash-sale';
import { formatPrice } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Plan } from '../plans.ts';

/** Props of {@link PlanPrice}. */
export interface PlanPriceProps {
	readonly product: Pick<Product, 'price' | 'previousPrice'>;
	/** The chosen one. */
	readonly plan: Plan | undefined;
}

/** What the chosen plan costs, before a discount and now, and what is paid in the shop's currency. */
export function PlanPrice({ product, plan }: PlanPriceProps) {
	const { t } = useTranslation('product');
	const { language } = usePreferences();
	const show = usePrice();
	const { price, previousPrice } = plan?.variant ?? product;
	return (
		<div className="flex flex-col gap-1" aria-live="polite">
			<ProductPrice
				size="lg"
				price={price}
				previousPrice={previousPrice}
				discountPercent={previousPrice && percentOff(price, previousPrice)}
			/>
			{show(price).isConverted && (
				<p className="text-sm text-text-muted">{t('buy.converted', { price: formatPrice(price, language) })}</p>
			)}
		</div>
	);
}
