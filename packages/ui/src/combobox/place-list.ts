/** Where an edge of the anchor lies, and what of the window can be seen, in viewport px. */
interface Span {
	readonly top: number;
	readonly bottom: number;
}

/** Where a list goes. */
export interface ListPlace {
	readonly side: 'top' | 'bottom';
	/** Px that it may be high. */
	readonly room: number;
}

/** Px between the list and its anchor, and between the list and the window's edge. */
export const GAP = 4;
const EDGE = 8;

/** Px of list below which the other side is tried: four options. */
const ENOUGH = 192;

/** No list is lower than this, even where it then reaches past the edge. */
const LEAST = 96;

/**
 * Which side of its anchor a list opens to: below, unless there is little room and more above.
 * @param anchor the field's box
 * @param view what the person sees, without the part behind an on-screen keyboard
 */
export function placeList(anchor: Span, view: Span): ListPlace {
	const below = view.bottom - anchor.bottom - GAP - EDGE;
	const above = anchor.top - view.top - GAP - EDGE;
	const side = below < ENOUGH && above > below ? 'top' : 'bottom';
	return { side, room: Math.max(LEAST, side === 'top' ? above : below) };
}
