/**
 * Scrolls a row sideways until one of its items is in its middle; the page stays where it is.
 * @param row what scrolls
 * @param item somewhere inside it
 */
export function scrollToMiddle(row: Element, item: Element): void {
	const frame = row.getBoundingClientRect();
	const box = item.getBoundingClientRect();
	row.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2;
}
