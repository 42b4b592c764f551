import { type AnchorEdge, placeTooltip, type TooltipSide } from './place.ts';

/** Edge of the anchor to line up with, in the direction of reading. */
export type FloatAlign = 'start' | 'center' | 'end';

const EDGES: Record<'ltr' | 'rtl', Record<FloatAlign, AnchorEdge>> = {
	ltr: { start: 'left', center: 'centre', end: 'right' },
	rtl: { start: 'right', center: 'centre', end: 'left' },
};

/**
 * Puts an element of the top layer beside its anchor and names the side it took in `data-side`.
 *
 * @param floating the element; it must be on screen already, so that it has a size.
 * @param anchor what it belongs to.
 * @param side the preferred side.
 * @param align the edge to line up with. Default `center`.
 * @returns the middle of the anchor in px from the element's left edge, for an arrow.
 */
export function floatBeside(floating: HTMLElement, anchor: Element, side: TooltipSide, align: FloatAlign = 'center') {
	const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
	const box = anchor.getBoundingClientRect();
	const direction = getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr';
	const size = { width: floating.offsetWidth, height: floating.offsetHeight };
	const place = placeTooltip(box, size, viewport, side, EDGES[direction][align]);
	floating.style.left = `${place.left}px`;
	floating.style.top = `${place.top}px`;
	floating.dataset.side = place.side;
	return box.left + box.width / 2 - place.left;
}

/**
 * Calls back when something that decides about the place has another size: fonts that arrive, a page that is shown only
 * now, a scroll bar that goes.
 *
 * @param floating the element of the top layer.
 * @param anchor what it is beside.
 * @param place puts it there again.
 * @returns ends it.
 */
export function watchSizes(floating: Element, anchor: Element, place: () => void): () => void {
	const sizes = new ResizeObserver(place);
	for (const element of [floating, anchor, document.documentElement]) sizes.observe(element);
	return () => sizes.disconnect();
}
