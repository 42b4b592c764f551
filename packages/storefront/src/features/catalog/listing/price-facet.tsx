import type { ProductFacets } from '@zaylat/api-client/contract';
import { RangeSlider } from '@zaylat/ui/range-slider';
import { useState } from 'react';
import { usePrice } from '../../../core/price/use-price.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FacetGroup } from './facet-group.tsx';
import { useListing } from './listing-context.ts';
import { PriceFields } from './price-fields.tsx';
import { choiceAt, placesOf, priceStops } from './price-stops.ts';

/** Fewer stops than this leave nothing to choose. */
const LEAST_STOPS = 3;
/** How many upper limits are offered where a slider cannot work. */
const LIMITS = 4;

/** The least and the highest price: a slider, fields to type them, and links to upper limits for visitors without script. */
export function PriceFacet({ facets: { price } }: { readonly facets: ProductFacets }) {
	const { t } = useTranslation('catalog');
	const { coming, pathTo } = useListing();
	const navigate = useShopNavigate();
	const show = usePrice();
	const [draft, setDraft] = useState<{ readonly from: string; readonly value: readonly [number, number] }>();
	if (price === null) return null;
	const stops = priceStops(price.min.amount, price.max.amount);
	if (stops.length < LEAST_STOPS) return null;

	const { minPrice, maxPrice } = coming.choice;
	const isSet = minPrice !== undefined || maxPrice !== undefined;
	const last = stops.length - 1;
	// What is being dragged belongs to the address it started from, and ends with it.
	const from = `${minPrice}-${maxPrice}-${last}`;
	const value = draft?.from === from ? draft.value : placesOf(stops, { minPrice, maxPrice });
	const textOf = (place: number) => show({ amount: stops[place] ?? 0, currency: price.min.currency }).text;
	const every = Math.max(1, Math.floor(last / (LIMITS + 1)));
	const limits = Array.from({ length: LIMITS }, (_, at) => (at + 1) * every).filter((place) => place < last);

	return (
		<FacetGroup title={t('facets.price')} isList={false}>
			<RangeSlider
				aria-label={t('facets.price')}
				labels={{ start: t('facets.priceFrom'), end: t('facets.priceTo') }}
				min={0}
				max={last}
				minGap={1}
				value={value}
				onValueChange={(next) => setDraft({ from, value: next })}
				onValueCommit={(next) => navigate(pathTo(choiceAt(stops, next)), { preventScrollReset: true, replace: isSet })}
				formatValue={textOf}
				className="px-1 noscript:hidden"
			/>
			<PriceFields currency={price.min.currency} />
			<ul className="hidden noscript:block">
				{limits.map((place) => (
					<li key={place}>
						<ShopLink
							to={pathTo({ minPrice: undefined, maxPrice: stops[place] })}
							rel="nofollow"
							className="flex min-h-11 items-center rounded-control px-1 text-sm"
						>
							{t('facets.upTo', { amount: textOf(place) })}
						</ShopLink>
					</li>
				))}
			</ul>
		</FacetGroup>
	);
}
