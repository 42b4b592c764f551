import type { KeyboardEvent } from 'react';

/** From a picture to the one that a key shows. */
type Move = (index: number, count: number) => number;

/** Where a key leads from a picture, read from the left. */
const MOVES: Readonly<Record<string, Move | undefined>> = {
	ArrowRight: (index) => index + 1,
	ArrowLeft: (index) => index - 1,
	Home: () => 0,
	End: (_index, count) => count - 1,
};

/** The keys along a column; elsewhere they scroll the page. */
const ALONG_COLUMN: Readonly<Record<string, string | undefined>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' };

const MIRRORED: Readonly<Record<string, string | undefined>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/**
 * What a key does in a gallery.
 * @param isColumn whether the pictures are in a column, along which the keys up and down lead too
 * @returns undefined when the gallery does not use the key
 */
export function galleryMove(event: KeyboardEvent, isColumn = false): Move | undefined {
	if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
	const along = isColumn ? ALONG_COLUMN[event.key] : undefined;
	if (along !== undefined) return MOVES[along];
	const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
	return MOVES[(isRtl ? MIRRORED[event.key] : undefined) ?? event.key];
}
