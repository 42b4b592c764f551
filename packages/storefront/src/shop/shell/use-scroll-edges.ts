import { type RefObject, useEffect, useState } from 'react';

/** At which sides of a row there is more than its window shows. */
export interface ScrollEdges {
	readonly hasBefore: boolean;
	readonly hasAfter: boolean;
}

/** Neither side until the row is measured. */
const UNKNOWN: ScrollEdges = { hasBefore: false, hasAfter: false };

/** Rounding of the browser's zoom, in CSS pixels. */
const TOLERANCE = 2;

/** Follows which sides of a row that scrolls sideways have more to show, while it is scrolled and resized. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
	const [edges, setEdges] = useState(UNKNOWN);
	useEffect(() => {
		const element = row.current;
		if (!element) return undefined;
		const measure = () => {
			const { scrollLeft, scrollWidth, clientWidth } = element;
			const hasBefore = scrollLeft > TOLERANCE;
			const hasAfter = scrollLeft + clientWidth < scrollWidth - TOLERANCE;
			setEdges((now) => (now.hasBefore === hasBefore && now.hasAfter === hasAfter ? now : { hasBefore, hasAfter }));
		};
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		element.addEventListener('scroll', measure, { passive: true });
		return () => {
			observer.disconnect();
			element.removeEventListener('scroll', measure);
		};
	}, [row]);
	return edges;
}
