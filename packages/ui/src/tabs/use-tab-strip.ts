'use client';

import { type Ref, useEffect, useMemo, useRef } from 'react';
import { scrollToMiddle } from '../scroll-area/scroll-to-middle.ts';
import { useOverflowEdges } from '../scroll-area/use-overflow-edges.ts';
import { mergeRefs } from '../slot/index.ts';

/**
 * Fades the edges of a row of tabs, and scrolls the current one to its middle, the page staying where it is.
 * @param ref the caller's own ref to the row
 * @returns ref for the row
 */
export function useTabStrip<E extends HTMLElement>(ref: Ref<E> | undefined) {
	const stripRef = useRef<E>(null);
	const shown = useRef<Element>(undefined);
	useOverflowEdges(stripRef);
	// After every render, because only the row knows which tab is current; a row scrolled by hand is left alone.
	useEffect(() => {
		const strip = stripRef.current;
		const tab = strip?.querySelector('[aria-selected="true"], [aria-current="page"]');
		if (!strip || !tab || tab === shown.current) return;
		shown.current = tab;
		scrollToMiddle(strip, tab);
	});
	return useMemo(() => mergeRefs(stripRef, ref), [ref]);
}
