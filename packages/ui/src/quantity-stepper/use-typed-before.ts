'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Finds what was typed into a field of the server's markup before the page's script took it over, which React does not
 * tell: the field shows it, and its component holds another value.
 * @param ref the field
 * @param value what the component holds
 * @param onTyped told at first, before any effect, what the field shows
 */
export function useTypedBefore(
	ref: RefObject<HTMLInputElement | null>,
	value: string,
	onTyped: (typed: string, field: HTMLInputElement) => void,
): void {
	const first = useRef({ value, onTyped });
	useLayoutEffect(() => {
		const field = ref.current;
		const { value: held, onTyped: tell } = first.current;
		if (field !== null && field.value !== '' && field.value !== held) tell(field.value, field);
	}, [ref]);
}
