'use client';

import { useState } from 'react';

/**
 * A value that the caller keeps, or else the component.
 * @param value the caller's value; undefined when the component keeps it
 * @param defaultValue what the component begins with
 * @param onValueChange told every new value
 * @returns the value, and how to change it
 */
export function useControlled<T>(
	value: T | undefined,
	defaultValue: T,
	onValueChange: ((value: T) => void) | undefined,
): readonly [T, (value: T) => void] {
	const [own, setOwn] = useState(defaultValue);
	const change = (next: T) => {
		setOwn(next);
		onValueChange?.(next);
	};
	return [value === undefined ? own : value, change];
}
