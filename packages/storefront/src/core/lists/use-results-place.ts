import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Moves the view and the focus to results that have come, so that they are seen and read out. */
export function showResults(place: HTMLElement | null): void {
	place?.focus({ preventScroll: true });
	place?.scrollIntoView({ block: 'start' });
}

/**
 * Shows what came of a form of the page when its search is sent, also when it is sent unchanged. Opening the page and going
 * back leave the view to the browser.
 * @param isReady whether the results are there
 * @returns for the element around the results, with `tabIndex={-1}`
 */
export function useResultsPlace(isReady: boolean): RefObject<HTMLDivElement | null> {
	const place = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	const type = useNavigationType();
	const shown = useRef(key);
	useEffect(() => {
		if (!isReady || shown.current === key) return;
		shown.current = key;
		if (type !== 'POP') showResults(place.current);
	}, [key, type, isReady]);
	return place;
}
