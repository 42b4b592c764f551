/** Which side of its anchor something floats on, preferably. */
export type TooltipSide = 'top' | 'bottom';

/** Which edge of its anchor it lines up with, as seen on the screen. */
export type AnchorEdge = 'left' | 'centre' | 'right';

interface Box {
	readonly top: number;
	readonly bottom: number;
	readonly left: number;
	readonly width: number;
}

interface Size {
	readonly width: number;
	readonly height: number;
}

/** Px kept free between what floats and the viewport's edge. */
export const EDGE = 8;

const held = (value: number, most: number) => Math.max(EDGE, Math.min(value, most));

/**
 * Where something floats: along an edge of its anchor, on the other side when the preferred one has no room, inside the
 * viewport.
 *
 * @param anchor the anchor's box in viewport px.
 * @param tip the size in px of what floats.
 * @param viewport the viewport's size in px.
 * @param side the preferred side.
 * @param edge the edge to line up with. Default `centre`.
 * @returns left and top in viewport px, and the side that was taken.
 */
export function placeTooltip(anchor: Box, tip: Size, viewport: Size, side: TooltipSide, edge: AnchorEdge = 'centre') {
	const tops = { top: anchor.top - tip.height, bottom: anchor.bottom };
	const fits = {
		top: tops.top >= 0,
		bottom: tops.bottom + tip.height <= viewport.height,
	};
	const other = side === 'top' ? 'bottom' : 'top';
	const taken = !fits[side] && fits[other] ? other : side;
	const lefts = {
		left: anchor.left,
		centre: anchor.left + anchor.width / 2 - tip.width / 2,
		right: anchor.left + anchor.width - tip.width,
	};
	return {
		left: held(lefts[edge], viewport.width - tip.width - EDGE),
		// With no room on either side it lies over its anchor rather than outside the window.
		top: fits[taken] ? tops[taken] : held(tops[taken], viewport.height - tip.height - EDGE),
		side: taken,
	};
}
