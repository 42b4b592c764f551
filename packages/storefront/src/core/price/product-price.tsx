import { formatDiscount, type Money } from '@zaylat/domain/money';
import { Price, type PriceProps } from '@zaylat/ui/price';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';
import { usePrice } from './use-price.ts';

/** Props of {@link ProductPrice}. */
export interface ProductPriceProps {
	readonly price: Money;
	readonly previousPrice: Money | null;
	/** Whole percent off, shown beside the previous price when given. */
	readonly discountPercent?: number | null;
	readonly size?: PriceProps['size'];
	readonly className?: string;
}

/** A product's price in the shopper's currency, with the price before the discount. Texts: area `catalog`. */
export function ProductPrice({ price, previousPrice, discountPercent, size = 'sm', className }: ProductPriceProps) {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const show = usePrice();
	return (
		<Price
			current={show(price).text}
			previous={previousPrice === null ? undefined : show(previousPrice).text}
			discount={discountPercent ? formatDiscount(discountPercent, language) : undefined}
			isOnSale={previousPrice !== null}
			size={size}
			className={className}
			labels={{
				current: t('price.current'),
				previous: t('price.previous'),
				unavailable: t('price.unavailable'),
			}}
		/>
	);
}
