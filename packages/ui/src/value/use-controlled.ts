'use client';

import { useCallback, useState } from 'react';

/**
 * A value that the caller keeps, or else the component.
 * @param value the caller's value; undefined when the component keeps it
 * @param defaultValue what the component begins with
 * @param onValueChange told every new value
 * @returns the value, and how to change it
 */
export function useControlled<T, First = T>(
	value: T | undefined,
	defaultValue: First,
	onValueChange: ((value: T) => void) | undefined,
): readonly [T | First, (value: T) => void] {
	const [own, setOwn] = useState<T | First>(defaultValue);
	const change = useCallback(
		(next: T) => {
			setOwn(next);
			onValueChange?.(next);
		},
		[onValueChange],
	);
	return [value === undefined ? own : value, change];
}
