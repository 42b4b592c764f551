import type { ComparedProduct } from '@zaylat/api-client/contract';
import { type FactRow, factRows, valuesDiffer } from '@zaylat/domain/declared';
import { formatCompact, formatCount, formatRating } from '@zaylat/domain/money';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/**
 * The rows of a comparison in words: what the shop says of each product, then what the products declare. A point that no
 * product has anything to say about is left out. Texts: areas `comparison`, `catalog`.
 */
export function useComparisonRows(products: readonly ComparedProduct[]): readonly FactRow[] {
	const { t } = useTranslation(['comparison', 'catalog']);
	const { language } = usePreferences();
	const show = usePrice();
	const number = (count: number) => formatCount(count, language);
	const daysOf = ({ deliveryDays: { min, max } }: ComparedProduct) =>
		max === 0 ? t('row.atOnce') : t('row.days', { min: number(min), max: number(max) });
	const points: readonly (readonly [key: string, name: string, value: (of: ComparedProduct) => string | undefined])[] =
		[
			['unitPrice', t('row.unitPrice'), ({ unitPrice }) => unitPrice && perUnit(unitPrice)],
			['rating', t('row.rating'), ratingOf],
			['sold', t('row.sold'), ({ soldCount }) => formatCompact(soldCount, language)],
			['stock', t('row.stock'), ({ availability }) => t(`stock.${availability}`)],
			['delivery', t('row.delivery'), daysOf],
			['shop', t('row.shop'), ({ shop }) => shop.name],
		];

	function perUnit({ price, per }: NonNullable<ComparedProduct['unitPrice']>) {
		return t(`catalog:per.${per}`, { price: show(price).text });
	}

	function ratingOf({ rating }: ComparedProduct) {
		if (rating === null) return t('row.noRating');
		return `★ ${formatRating(rating.average, language)} (${formatCompact(rating.count, language)})`;
	}

	const ofShop = points.flatMap(([key, name, value]) => {
		const values = products.map(value);
		return values.every((each) => each === undefined)
			? []
			: [{ key: `shop-${key}`, name, values, differs: valuesDiffer(values) }];
	});
	return [...ofShop, ...factRows(products.map(({ facts }) => facts))];
}
