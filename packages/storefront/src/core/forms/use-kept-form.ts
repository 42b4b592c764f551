import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { forgetValues, keepValues, readKeptValues } from './kept-values.ts';
import { useKeptKey } from './use-kept-key.ts';

/** A form whose values outlive its page. */
export interface KeptForm {
	/** Removes the stored values; call it when they were sent or given up. */
	readonly forget: () => void;
}

/**
 * Keeps the values of a form in the tab, so that a reload or a discarded tab loses nothing. They return after hydration,
 * to fields that still have their default value.
 * @param name identifies the form; one per address, product or step
 * @param secrets fields that are never stored, such as passwords
 */
export function useKeptForm<Values extends FieldValues>(
	form: UseFormReturn<Values>,
	name: string,
	secrets: readonly FieldPath<Values>[] = [],
): KeptForm {
	const key = useKeptKey(name);
	const isSecret = (field: string) => secrets.some((secret) => secret === field);

	const restore = useEffectEvent((from: string) => {
		const defaults: Readonly<Record<string, unknown>> = form.formState.defaultValues ?? {};
		for (const [field, kept] of Object.entries(readKeptValues(from) ?? {})) {
			const path = field as FieldPath<Values>;
			const current: unknown = form.getValues(path);
			if (isSecret(field) || !isSame(current, defaults[field]) || !isAlike(kept, current)) continue;
			form.setValue(path, kept as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
		}
	});
	const store = useEffectEvent((to: string, values: Values) => {
		keepValues(to, Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field))));
	});
	useEffect(() => {
		if (key === undefined) return;
		restore(key);
		return form.subscribe({ formState: { values: true }, callback: ({ values }) => store(key, values) });
	}, [form, key]);

	return { forget: () => key !== undefined && forgetValues(key) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether a stored value has the form of a field's value; an older version of the shop may have stored another. */
function isAlike(kept: unknown, current: unknown): boolean {
	if (typeof kept !== 'object' || kept === null || typeof current !== 'object' || current === null) {
		return kept === null || current === null || typeof kept === typeof current;
	}
	return Object.keys(current).every((name) => typeof Reflect.get(kept, name) === typeof Reflect.get(current, name));
}
