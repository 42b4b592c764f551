import { laterPart } from '../../app/later.tsx';

/** Parts of a listing that are links until the visitor wants more of them; a screen with a `Listing` names them. */
export const LISTING_PARTS = {
	activeFilters: laterPart(async () => (await import('./active-filters.tsx')).ActiveFilters),
	facets: laterPart(async () => (await import('./facet-panel.tsx')).FacetPanel),
};
