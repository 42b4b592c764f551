import { createContext, use } from 'react';
import { type Location, useLocation } from 'react-router';
import type { ArrivingPage } from './arriving-page.ts';
import type { PagePayload } from './page-payload.ts';

/** Where a page of the document is, and what was loaded for it. */
export interface PagePlace {
	readonly location: Location;
	/** Undefined where the loader of its route failed. */
	readonly payload: PagePayload | ArrivingPage | undefined;
}

/** The place of the page around a component; null outside of a page. */
export const PagePlaceContext = createContext<PagePlace | null>(null);

/**
 * The address of the page that a component belongs to. A page that is kept, hidden, has its own address, while React
 * Router's `useLocation` has that of the page that is shown: components of pages that are kept use this.
 */
export function usePageLocation(): Location {
	const shown = useLocation();
	return use(PagePlaceContext)?.location ?? shown;
}
