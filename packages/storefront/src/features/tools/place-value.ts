import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';

/** A country whose regions are kept (Decision 18). */
export type PlaceCountry = 'mm' | 'th';

/** The countries whose regions are kept, in the order in which lists offer them. */
export const PLACE_COUNTRIES: readonly PlaceCountry[] = ['mm', 'th'];

/** Ids of regions begin with their country: `mm-yangon`. */
const REGION = /^(mm|th)-[a-z0-9-]{1,76}$/;

/** A place that was chosen: a region, or a whole country. */
export type ChosenPlace =
	| { readonly kind: 'region'; readonly country: PlaceCountry; readonly id: string }
	| { readonly kind: 'country'; readonly country: string };

/**
 * Reads a place from a form or an address.
 * @param value id of a region, or value of a country in the local list (Specification §3)
 * @returns undefined when it is neither
 */
export function placeOf(value: string | null): ChosenPlace | undefined {
	if (value === null) return undefined;
	const country = PLACE_COUNTRIES.find((each) => value.startsWith(`${each}-`));
	if (country !== undefined && REGION.test(value)) return { kind: 'region', country, id: value };
	return LOCAL_COUNTRIES.some((each) => each.value === value) ? { kind: 'country', country: value } : undefined;
}

/** The country when its regions are kept. */
export function placeCountryOf(country: string): PlaceCountry | undefined {
	return PLACE_COUNTRIES.find((each) => each === country);
}
