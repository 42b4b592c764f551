import { useEffect, useEffectEvent } from 'react';
import { forgetValues, type KeptValues, keepValues, readKeptValues } from './kept-values.ts';
import type { KeptForm } from './use-kept-form.ts';
import { useKeptKey } from './use-kept-key.ts';

/**
 * Values that a later step of a page needs, stored for the tab.
 * @param onRead called once after hydration, if there are stored values
 */
export function useKeptValues(
	name: string,
	onRead: (values: KeptValues) => void,
): KeptForm & { readonly keep: (values: KeptValues) => void } {
	const key = useKeptKey(name);
	const read = useEffectEvent((from: string) => {
		const values = readKeptValues(from);
		if (values) onRead(values);
	});
	useEffect(() => {
		if (key !== undefined) read(key);
	}, [key]);
	return {
		keep: (values) => key !== undefined && keepValues(key, values),
		forget: () => key !== undefined && forgetValues(key),
	};
}
