import type { ReactNode } from 'react';
import type { RouteEntry } from '../routing/route-entry.ts';
import { isArrivingPage } from './arriving-page.ts';
import type { PagePlace } from './page-place.ts';

/** How many pages are kept besides the one that is shown: each is a page in the memory of a phone. */
export const MOST_KEPT = 2;

/** The page that the router shows. */
export interface RoutedPage extends PagePlace {
	/** The row of its route; undefined on the page of unknown paths. */
	readonly entry: RouteEntry | undefined;
	/** The element of its route. */
	readonly content: ReactNode;
}

/** A page in the document. */
export interface OpenPage {
	/** Later pages have larger ones. */
	readonly id: number;
	readonly page: RoutedPage;
	/** Whether it was hidden and is shown again, as it was. */
	readonly isRevealed: boolean;
}

/** The pages in the document. */
export interface OpenPages {
	/** What the router had last. */
	readonly routed: RoutedPage;
	readonly shown: OpenPage;
	/** Hidden pages, the one that was left last at the end. */
	readonly kept: readonly OpenPage[];
}

/** The first page of a document. */
export function firstPage(routed: RoutedPage): OpenPages {
	return { routed, shown: { id: 1, page: routed, isRevealed: false }, kept: [] };
}

/**
 * The pages after a change of the router. A path that stays is the same page with another query. Otherwise the page that is
 * left is kept if its route says so, and one that the history leads back to is shown as it was left.
 * @returns the same object when nothing has changed
 */
export function withRouted(pages: OpenPages, routed: RoutedPage): OpenPages {
	const { routed: before, shown, kept } = pages;
	const isSettled = routed.location === before.location && routed.payload === before.payload;
	if (isSettled && routed.content === before.content) return pages;
	if (pathOf(routed) === pathOf(shown.page)) {
		// React Router makes the elements of routes anew at each step; those of a page that is shown again say the same.
		if (isSettled && shown.isRevealed) return { ...pages, routed };
		return { ...pages, routed, shown: { ...shown, page: routed, isRevealed: false } };
	}
	const left = isKeepable(shown.page) ? [...kept, shown] : kept;
	const again = kept.find(({ page }) => page.location.key === routed.location.key && pathOf(page) === pathOf(routed));
	const ids = [shown, ...kept].map(({ id }) => id);
	return {
		routed,
		shown:
			again !== undefined && languageOf(again.page) === languageOf(routed)
				? { ...again, isRevealed: true }
				: { id: Math.max(...ids) + 1, page: routed, isRevealed: false },
		// An address is in the document once: elements of a page may have ids.
		kept: left.filter(({ page }) => pathOf(page) !== pathOf(routed) && !isOutdated(page, routed)).slice(-MOST_KEPT),
	};
}

const pathOf = ({ location }: PagePlace) => location.pathname;

/** Language of a page's texts; undefined while it is not known, and for a page that has failed. */
function languageOf({ payload }: PagePlace) {
	if (payload === undefined || isArrivingPage(payload) || payload.failure !== undefined) return undefined;
	return payload.language;
}

const isKeepable = (page: RoutedPage) => page.entry?.isKept === true && languageOf(page) !== undefined;

/** Whether a page has texts of another language than the one that is opened. */
function isOutdated(page: RoutedPage, routed: RoutedPage): boolean {
	const language = languageOf(routed);
	return language !== undefined && language !== languageOf(page);
}
