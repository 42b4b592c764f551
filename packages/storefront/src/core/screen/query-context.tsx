import { createContext, type ReactNode, use, useMemo } from 'react';
import { useParams } from 'react-router';
import { useStore } from 'zustand';
import { useAppContext } from '../context/app-context.ts';
import { usePageLocation } from '../page/page-place.ts';
import { cursorOf, type QueryContext } from './screen-queries.ts';

const QueryReactContext = createContext<QueryContext | null>(null);

/**
 * Tells the components of a page what its queries depend on. They are rendered again when that changes, and not, as
 * `useParams` does it, whenever a navigation begins.
 */
export function QueryContextProvider({ children }: { readonly children: ReactNode }) {
	const { edition, brand, preferences } = useAppContext();
	const deliveryCountry = useStore(preferences, (state) => state.deliveryCountry);
	const { pathname, search } = usePageLocation();
	const params = useParams();
	const context = useMemo<QueryContext>(() => {
		const url = { pathname, searchParams: new URLSearchParams(search) };
		return { edition, brand, deliveryCountry, url, params, cursor: cursorOf(url) };
	}, [edition, brand, deliveryCountry, pathname, search, params]);
	return <QueryReactContext value={context}>{children}</QueryReactContext>;
}

/**
 * What the queries of the page depend on.
 * @throws Error outside a page
 */
export function useQueryContext(): QueryContext {
	const context = use(QueryReactContext);
	if (context === null) throw new Error('useQueryContext needs a QueryContextProvider above it');
	return context;
}
