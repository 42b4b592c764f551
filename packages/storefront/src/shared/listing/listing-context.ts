import { createContext, use } from 'react';
import { useLocation, useNavigation } from 'react-router';
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

export const ListingContext = createContext<ListingSetting | null>(null);

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

/**
 * The listing around a component, and where it is.
 * @throws Error outside of `Listing`.
 */
export function useListing(): ListingAddress {
	const setting = use(ListingContext);
	if (setting === null) throw new Error('useListing needs a Listing above it');
	const { pathname, search } = useLocation();
	const { location: next } = useNavigation();
	const isBusy = next?.pathname === pathname;
	const query = new URLSearchParams(search);
	const comingQuery = isBusy ? new URLSearchParams(next.search) : query;
	return {
		...setting,
		query,
		view: readListingView(query),
		coming: readListingView(comingQuery),
		isBusy,
		pathTo: (change) => listingPath(pathname, comingQuery, change),
	};
}
