import { createContext, use, useMemo } from 'react';
import { useNavigation } from 'react-router';
import { usePageLocation } from '../../../core/page/page-place.ts';
import {
	type ListingChange,
	type ListingScope,
	type ListingView,
	listingPath,
	readListingView,
} from './listing-address.ts';

/** What the parts of a listing know of it. */
export interface ListingSetting {
	readonly scope: ListingScope;
	/** Path of the listing of a category, by the slugs from the first level to it; undefined: it is a filter here. */
	readonly categoryPath: ((slugs: readonly string[]) => string) | undefined;
}

/** A listing as its address has it. */
export interface ListingAddress extends ListingSetting {
	/** The query of the page that is shown. */
	readonly query: URLSearchParams;
	readonly view: ListingView;
	/** What was asked for last, also while it is on its way: what was pressed shows at once. */
	readonly coming: ListingView;
	/** Whether another view of the same listing is on its way. */
	readonly isBusy: boolean;
	/** Address of the listing with something changed, from what was asked for last. */
	pathTo(change: ListingChange): string;
}

export const ListingContext = createContext<ListingAddress | null>(null);

/**
 * The listing around a component, and where it is.
 * @throws Error outside of `Listing`.
 */
export function useListing(): ListingAddress {
	const listing = use(ListingContext);
	if (listing === null) throw new Error('useListing needs a Listing above it');
	return listing;
}

/**
 * A listing at the address of the page. The same object until the listing changes: a navigation to another page, such as
 * that of a pressed card, does not render the products again.
 */
export function useListingAddress(setting: ListingSetting): ListingAddress {
	const { pathname, search, key } = usePageLocation();
	const { location: next } = useNavigation();
	// Going back to this listing, which is hidden, changes nothing in it.
	const isBusy = next?.pathname === pathname && next.key !== key;
	const comingSearch = isBusy ? next.search : search;
	return useMemo(() => {
		const query = new URLSearchParams(search);
		const comingQuery = new URLSearchParams(comingSearch);
		return {
			...setting,
			query,
			view: readListingView(query),
			coming: readListingView(comingQuery),
			isBusy,
			pathTo: (change) => listingPath(pathname, comingQuery, change),
		};
	}, [setting, pathname, search, comingSearch, isBusy]);
}
