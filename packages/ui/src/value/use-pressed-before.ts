'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Presses a checkbox or radio button again that was pressed before hydration: it keeps its look then, but React does not
 * tell of the change. Give the input `autoComplete="off"`, so that browsers restore no press of an earlier visit.
 * @param ref the input
 * @param checked what the component holds; undefined where the browser keeps it, which loses nothing
 */
export function usePressedBefore(ref: RefObject<HTMLInputElement | null>, checked: boolean | undefined): void {
	const held = useRef(checked);
	useLayoutEffect(() => {
		const input = ref.current;
		const first = held.current;
		if (input === null || first === undefined || input.checked === first) return;
		// A radio button that is no longer checked: the one that was pressed tells.
		if (input.type === 'radio' && first) return;
		queueMicrotask(() => {
			input.checked = first;
			input.click();
		});
	}, [ref]);
}
