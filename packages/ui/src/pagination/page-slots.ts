/** A page, or a gap that stands for several: at the start or the end of the row. */
export type PageSlot = number | 'gap-start' | 'gap-end';

const MOST = 7;

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * The slots of a row of pages: the first, the last, the current one and its neighbours; never more than seven, and
 * always seven of a long row, so that nothing moves under the finger.
 * @param page the current page, from 1
 * @param pageCount number of pages
 */
export function pageSlots(page: number, pageCount: number): readonly PageSlot[] {
	if (pageCount <= MOST) return range(1, pageCount);
	if (page <= 4) return [...range(1, 5), 'gap-end', pageCount];
	if (page >= pageCount - 3) return [1, 'gap-start', ...range(pageCount - 4, pageCount)];
	return [1, 'gap-start', page - 1, page, page + 1, 'gap-end', pageCount];
}
