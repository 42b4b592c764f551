import type { Location } from 'react-router';
import { keepValues, readKeptValues } from '../forms/kept-values.ts';

const STORED_AS = 'left-places';

/** How many pages are remembered. */
const MOST = 50;

const nameOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`;

/**
 * Remembers where a page is scrolled to, for when Back leads to it; a reload keeps it.
 * @param top in CSS pixels
 */
export function keepPlace(page: Location, top: number): void {
	const { [nameOf(page)]: _, ...others } = readKeptValues(STORED_AS) ?? {};
	keepValues(STORED_AS, Object.fromEntries([...Object.entries(others), [nameOf(page), top]].slice(-MOST)));
}

/** The place of a page; undefined when none is remembered. */
export function readPlace(page: Location): number | undefined {
	const top = readKeptValues(STORED_AS)?.[nameOf(page)];
	return typeof top === 'number' ? top : undefined;
}

/** The place of a page, which is then forgotten; undefined when none is remembered. */
export function takePlace(page: Location): number | undefined {
	const top = readPlace(page);
	const { [nameOf(page)]: _, ...others } = readKeptValues(STORED_AS) ?? {};
	if (top !== undefined) keepValues(STORED_AS, others);
	return top;
}
