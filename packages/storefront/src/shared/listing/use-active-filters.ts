import { useQuery } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../price/use-price.ts';
import {
	chosenFilters,
	type FilterName,
	facetsRequest,
	type ListingChoice,
	listingRequest,
} from './listing-address.ts';
import { useListing } from './listing-context.ts';

/** A filter in force. */
export interface ActiveFilter {
	readonly text: string;
	/** The change of the address that takes it away. */
	readonly without: ListingChoice;
}

/** The filters in force with what each is called; lower and upper price are one. */
export function useActiveFilters(): readonly ActiveFilter[] {
	const { scope, view } = useListing();
	const textOf = useFilterText();
	const names = chosenFilters(scope, view).filter((name) => name !== 'maxPrice' || view.choice.minPrice === undefined);
	return names.map((name) => ({
		text: textOf(name),
		without: isPrice(name) ? { minPrice: undefined, maxPrice: undefined } : { [name]: undefined },
	}));
}

const countryName = (chosen: string | undefined) => LOCAL_COUNTRIES.find(({ value }) => value === chosen)?.name;

const isPrice = (name: FilterName) => name === 'minPrice' || name === 'maxPrice';

function useFilterText(): (name: FilterName) => string {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const show = usePrice();
	const { scope, query, view } = useListing();
	const { currency } = EDITIONS[useAppContext().edition];
	const { data: listing } = useQuery(listingRequest(scope, query));
	const { data: facets } = useQuery(facetsRequest(scope, query));
	const { category, shop, minPrice, maxPrice, minDiscount, minRating, deliverTo } = view.choice;
	const price = (amount: number) => show({ amount, currency }).text;
	const priceText = () => {
		if (minPrice === undefined) return t('facets.upTo', { amount: price(maxPrice ?? 0) });
		if (maxPrice === undefined) return t('facets.from', { amount: price(minPrice) });
		return t('facets.between', { from: price(minPrice), to: price(maxPrice) });
	};
	const texts: Readonly<Record<FilterName, () => string>> = {
		category: () => listing?.data.category?.path.at(-1)?.name[language] ?? category ?? '',
		shop: () => facets?.data.shops.find(({ slug }) => slug === shop)?.name ?? shop ?? '',
		minPrice: priceText,
		maxPrice: priceText,
		minDiscount: () => t('facets.discountUp', { percent: formatCount(Number(minDiscount), language) }),
		minRating: () => t('facets.ratingUp', { count: Number(minRating) }),
		deliverTo: () => t('facets.sentTo', { country: countryName(deliverTo)?.[language] ?? '' }),
		inStock: () => t('facets.inStock'),
	};
	return (name) => texts[name]();
}
