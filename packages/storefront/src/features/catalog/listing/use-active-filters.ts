import { useQuery } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chosenFilters, type FilterName, type ListingChoice, toggled } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { facetsRequest, listingRequest } from './listing-queries.ts';

/** A filter in force. */
export interface ActiveFilter {
	readonly text: string;
	/** The change of the address that takes it away. */
	readonly without: ListingChoice;
}

/** The filters in force with what each is called; lower and upper price are one. */
export function useActiveFilters(): readonly ActiveFilter[] {
	const { t } = useTranslation('catalog');
	const { scope, query, view } = useListing();
	const { data: facets } = useQuery(facetsRequest(scope, query));
	const textOf = useFilterText();
	const nameOf = (name: 'shop' | 'brand', slug: string) =>
		facets?.data[`${name}s`].find((each) => each.slug === slug)?.name ?? slug;
	const factOf = (fact: string) => {
		const [named, chosen = fact] = fact.split(':');
		const attribute = facets?.data.attributes.find(({ key }) => key === named);
		const value = attribute?.values.find(({ key }) => key === chosen);
		return attribute && value ? t('facets.declared', { name: attribute.name, value: value.name }) : chosen;
	};
	const names = chosenFilters(scope, view).filter((name) => name !== 'maxPrice' || view.choice.minPrice === undefined);
	return names.flatMap((name): readonly ActiveFilter[] => {
		if (name === 'shop' || name === 'brand') {
			const slugs = view.choice[name] ?? [];
			return slugs.map((slug) => ({ text: nameOf(name, slug), without: { [name]: toggled(slugs, slug) } }));
		}
		if (name === 'facts') {
			const facts = view.choice.facts ?? [];
			return facts.map((fact) => ({ text: factOf(fact), without: { facts: toggled(facts, fact) } }));
		}
		const without = isPrice(name) ? { minPrice: undefined, maxPrice: undefined } : { [name]: undefined };
		return [{ text: textOf(name), without }];
	});
}

const countryName = (chosen: string | undefined) => LOCAL_COUNTRIES.find(({ value }) => value === chosen)?.name;

const isPrice = (name: FilterName) => name === 'minPrice' || name === 'maxPrice';

/** Filters with one value at most. */
type SingleFilter = Exclude<FilterName, 'shop' | 'brand' | 'facts'>;

function useFilterText(): (name: SingleFilter) => string {
	const { t } = useTranslation('catalog');
	const { language } = usePreferences();
	const show = usePrice();
	const { scope, query, view } = useListing();
	const { currency } = EDITIONS[useAppContext().edition];
	const { data: listing } = useQuery(listingRequest(scope, query));
	const { category, minPrice, maxPrice, minDiscount, minRating, deliverTo } = view.choice;
	const price = (amount: number) => show({ amount, currency }).text;
	const priceText = () => {
		if (minPrice === undefined) return t('facets.upTo', { amount: price(maxPrice ?? 0) });
		if (maxPrice === undefined) return t('facets.from', { amount: price(minPrice) });
		return t('facets.between', { from: price(minPrice), to: price(maxPrice) });
	};
	const texts: Readonly<Record<SingleFilter, () => string>> = {
		category: () => listing?.data.category?.path.at(-1)?.name[language] ?? category ?? '',
		minPrice: priceText,
		maxPrice: priceText,
		minDiscount: () => t('facets.discountUp', { percent: formatCount(Number(minDiscount), language) }),
		minRating: () => t('facets.ratingUp', { count: Number(minRating) }),
		deliverTo: () => t('facets.sentTo', { country: countryName(deliverTo)?.[language] ?? '' }),
		inStock: () => t('facets.inStock'),
	};
	return (name) => texts[name]();
}
