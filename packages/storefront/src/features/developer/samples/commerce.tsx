import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Rating } from '@zaylat/ui/rating';
import { StockMeter } from '@zaylat/ui/stock-meter';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ProductPrice } from '../../../core/price/product-price.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

const LEFT = 7;
const REVIEWS = 1342;

function Prices() {
	const { currency } = EDITIONS[useAppContext().edition];
	return (
		<ProductPrice
			size="lg"
			price={{ amount: 1_850_000, currency }}
			previousPrice={{ amount: 2_400_000, currency }}
			discountPercent={23}
		/>
	);
}

function Ratings() {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const value = formatCount(4, language);
	const words = { value: 4, valueText: value, label: t('sample.rating', { value, count: REVIEWS }) };
	return (
		<>
			<Rating {...words} />
			<Rating {...words} form="full" countText={t('sample.reviews', { count: REVIEWS })} />
		</>
	);
}

function Stock() {
	const { t } = useTranslation('developer');
	const { language } = usePreferences();
	const text = t('sample.left', { number: formatCount(LEFT, language) });
	return <StockMeter value={LEFT} max={40} label={t('sample.product')} text={text} className="w-full" />;
}

/** What is bought. */
export const COMMERCE: SampleGroup = {
	id: 'commerce',
	samples: [
		{ name: 'Price', Show: Prices },
		{ name: 'Rating', Show: Ratings },
		{ name: 'StockMeter', Show: Stock },
	],
};
