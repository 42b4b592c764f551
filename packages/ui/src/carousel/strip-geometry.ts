/** Where slides lie in the visible part of a strip: px from its start in reading direction, negative when passed. */
export interface StripView {
	readonly starts: readonly number[];
	readonly ends: readonly number[];
	/** Px of the strip that are in view. */
	readonly width: number;
}

/** Screens have fractions of px; what is nearer than this counts as there. */
const SLACK = 2;

/** The slide that is at the strip's start, or nearest to it. */
export function nearestSlide({ starts }: StripView): number {
	return starts.reduce((best, start, at) => (Math.abs(start) < Math.abs(starts[best] ?? 0) ? at : best), 0);
}

/** Whether anything lies before and after what is in view. */
export function edgesOf({ starts, ends, width }: StripView) {
	return {
		isAtStart: (starts[0] ?? 0) >= -SLACK,
		isAtEnd: (ends.at(-1) ?? 0) <= width + SLACK,
	};
}

/** The first slide that is not wholly in view; a page further begins with it. */
export function nextPage({ starts, ends, width }: StripView): number {
	const cut = ends.findIndex((end, at) => end > width + SLACK && (starts[at] ?? 0) > SLACK);
	return cut === -1 ? Math.max(0, ends.length - 1) : cut;
}

/** The slide that a page back begins with, so that the last one before the view is wholly in it. */
export function previousPage({ starts, ends, width }: StripView): number {
	const last = starts.findLastIndex((start) => start < -SLACK);
	if (last === -1) return 0;
	const room = (ends[last] ?? 0) - width;
	const first = starts.findIndex((start) => start >= room - SLACK);
	return Math.min(first === -1 ? last : first, last);
}

/** What will be in view once the strip has come to a slide. */
export function viewOnArrival({ starts, ends, width }: StripView, index: number): StripView {
	const rest = (ends.at(-1) ?? 0) - width;
	const way = Math.min(starts[index] ?? 0, rest);
	return { starts: starts.map((start) => start - way), ends: ends.map((end) => end - way), width };
}

/** Measures the slides of a strip, in its reading direction. */
export function measureStrip(strip: HTMLElement): StripView {
	const { direction, scrollPaddingInlineStart } = getComputedStyle(strip);
	const inset = Number.parseFloat(scrollPaddingInlineStart) || 0;
	const box = strip.getBoundingClientRect();
	const slides = [...strip.children].map((slide) => slide.getBoundingClientRect());
	const starts = slides.map(({ left, right }) => (direction === 'rtl' ? box.right - right : left - box.left) - inset);
	return {
		starts,
		ends: slides.map(({ width }, at) => (starts[at] ?? 0) + width),
		width: strip.clientWidth - 2 * inset,
	};
}

/**
 * Scrolls a strip to a slide, as its style says: smoothly or at once.
 * @returns whether there is a way to go
 */
export function scrollToSlide(strip: HTMLElement, index: number, behavior: ScrollBehavior = 'auto'): boolean {
	const start = measureStrip(strip).starts[index] ?? 0;
	const isRtl = getComputedStyle(strip).direction === 'rtl';
	const farthest = strip.scrollWidth - strip.clientWidth;
	const now = Math.abs(strip.scrollLeft);
	const wanted = Math.max(0, Math.min(farthest, now + start));
	strip.scrollTo({ left: isRtl ? -wanted : wanted, behavior });
	return Math.abs(wanted - now) >= 1;
}
