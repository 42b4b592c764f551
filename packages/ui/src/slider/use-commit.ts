'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Tells when a value is settled: the native `change` of range inputs, which React reports with every movement.
 * @param ref an element around the inputs, or the input
 * @param onCommit called when a thumb is let go or a key has moved it
 */
export function useCommit(ref: RefObject<Element | null>, onCommit: () => void): void {
	const latest = useRef(onCommit);
	latest.current = onCommit;
	useEffect(() => {
		const element = ref.current;
		const handleChange = () => latest.current();
		element?.addEventListener('change', handleChange);
		return () => element?.removeEventListener('change', handleChange);
	}, [ref]);
}
