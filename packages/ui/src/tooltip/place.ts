/** Which side of its anchor a tooltip prefers. */
export type TooltipSide = 'top' | 'bottom';

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

/** Px kept free between a tooltip and the viewport's edge. */
export const EDGE = 8;

/**
 * Where a tooltip goes: centred on its anchor, on the other side when the preferred one has no room, inside the viewport.
 *
 * @param anchor the anchor's box in viewport px.
 * @param tip the tooltip's size in px.
 * @param viewport the viewport's size in px.
 * @returns left and top in viewport px, and the side that was taken.
 */
export function placeTooltip(anchor: Box, tip: Size, viewport: Size, side: TooltipSide) {
	const tops = { top: anchor.top - tip.height, bottom: anchor.bottom };
	const fits = {
		top: tops.top >= 0,
		bottom: tops.bottom + tip.height <= viewport.height,
	};
	const other = side === 'top' ? 'bottom' : 'top';
	const taken = !fits[side] && fits[other] ? other : side;
	const centred = anchor.left + anchor.width / 2 - tip.width / 2;
	const left = Math.max(EDGE, Math.min(centred, viewport.width - tip.width - EDGE));
	return { left, top: tops[taken], side: taken };
}
