'use client';

import { clsx } from 'clsx';
import { type RefObject, useEffect, useState } from 'react';

/** What may be scrolled: a clipped side hides its rest for good. */
const hidden = (overflow: string, whole: number, seen: number) => (overflow === 'auto' ? whole - seen : 0);

/** The edges of a scrolled box, as they lie on the screen, and whether there is more beyond each. */
function measure(box: HTMLElement) {
	const { direction, overflowX, overflowY } = getComputedStyle(box);
	const { scrollLeft, scrollTop } = box;
	const hiddenWidth = hidden(overflowX, box.scrollWidth, box.clientWidth);
	const hiddenHeight = hidden(overflowY, box.scrollHeight, box.clientHeight);
	// Where text runs from right to left, the way goes from 0 down to minus the hidden width.
	const left = direction === 'rtl' ? hiddenWidth + scrollLeft : scrollLeft;
	return {
		moreLeft: left > 1,
		moreRight: hiddenWidth - left > 1,
		moreTop: scrollTop > 1,
		moreBottom: hiddenHeight - scrollTop > 1,
	};
}

/**
 * Marks a scrolled box with `data-more-left`, `-right`, `-top` and `-bottom` while there is more beyond that edge.
 * @returns whether there is anything to scroll; true until it is measured
 */
export function useOverflowEdges(ref: RefObject<HTMLElement | null>): boolean {
	const [isOverflowing, setIsOverflowing] = useState(true);
	useEffect(() => {
		const box = ref.current;
		if (box === null) return;
		const mark = () => {
			const edges = Object.entries(measure(box));
			for (const [edge, hasMore] of edges) {
				if (hasMore) box.dataset[edge] = '';
				else delete box.dataset[edge];
			}
			setIsOverflowing(edges.some(([, hasMore]) => hasMore));
		};
		const observer = new ResizeObserver(mark);
		observer.observe(box);
		for (const child of box.children) observer.observe(child);
		box.addEventListener('scroll', mark, { passive: true });
		return () => {
			observer.disconnect();
			box.removeEventListener('scroll', mark);
		};
	}, [ref]);
	return isOverflowing;
}

/** Classes that fade the marked edges of a box that is scrolled sideways. */
export const SIDE_FADES = clsx(
	'[mask-image:linear-gradient(to_right,transparent,black_var(--fade-left,0px),black_calc(100%-var(--fade-right,0px)),transparent)]',
	'data-more-left:[--fade-left:2rem] data-more-right:[--fade-right:2rem] forced-colors:[mask-image:none]',
);

/** Classes that fade the marked edges of a box that is scrolled up and down. */
export const END_FADES = clsx(
	'[mask-image:linear-gradient(to_bottom,transparent,black_var(--fade-top,0px),black_calc(100%-var(--fade-bottom,0px)),transparent)]',
	'data-more-top:[--fade-top:2rem] data-more-bottom:[--fade-bottom:2rem] forced-colors:[mask-image:none]',
);
