'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Reports what a visitor entered into a controlled field before hydration: React leaves it in the field but calls no
 * handler, and the next rendering overwrites it. The hook repeats it as the event that the browser would have sent.
 *
 * Give checkboxes and radio buttons `autoComplete="off"`, so that browsers restore no choice of an earlier visit.
 * @param rendered the value, or whether it is checked; undefined for uncontrolled fields, which lose nothing
 * @returns a ref for the field
 */
export function useInputBeforeHydration<T extends Field>(rendered: unknown): RefObject<T | null> {
	const ref = useRef<T>(null);
	const first = useRef(rendered);
	const repeat = useRef<() => void>(undefined);
	// Read before a further rendering overwrites it, repeated when the effects of all components have run.
	useLayoutEffect(() => {
		if (ref.current === null || first.current === undefined) return;
		repeat.current =
			typeof first.current === 'boolean'
				? repeatedClick(ref.current, first.current)
				: repeatedInput(ref.current, String(first.current));
	}, []);
	useEffect(() => {
		if (repeat.current) queueMicrotask(repeat.current);
		repeat.current = undefined;
	}, []);
	return ref;
}

function repeatedClick(field: Field, rendered: boolean): (() => void) | undefined {
	if (!(field instanceof HTMLInputElement) || field.checked === rendered) return undefined;
	// Another radio button of the group was chosen: that one reports it.
	if (field.type === 'radio' && rendered) return undefined;
	return () => {
		field.checked = rendered;
		field.click();
	};
}

function repeatedInput(field: Field, rendered: string): (() => void) | undefined {
	const { value } = field;
	if (value === rendered.replaceAll(/\r\n?/g, '\n')) return undefined;
	if (field instanceof HTMLSelectElement) return repeatedChoice(field, rendered);
	return () => {
		const { selectionStart, selectionEnd } = field;
		// React ignores an event unless the value differs from the last one set on the element. The setter of the prototype
		// is the one that the browser uses for typed text: React does not see it.
		field.value = rendered;
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
		if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	};
}

function repeatedChoice(select: HTMLSelectElement, rendered: string): (() => void) | undefined {
	// A list shows its first option for a value that it does not contain: nobody chose that.
	if (![...select.options].some(({ value }) => value === rendered)) return undefined;
	const { value } = select;
	if (document.activeElement === select) {
		return () => {
			select.value = value;
			select.dispatchEvent(new Event('change', { bubbles: true }));
		};
	}
	// Outside of the focus it may be a choice of an earlier visit, which browsers restore.
	select.value = rendered;
	return undefined;
}
