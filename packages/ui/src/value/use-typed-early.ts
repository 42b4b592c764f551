'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Types once more what somebody typed or chose in the server's markup before the page's script took it over. React does
 * not tell of it: the field shows it while its component holds another value, and loses it with the next drawing.
 * @param value what the component holds; undefined where the browser keeps it, which loses nothing
 * @returns to be set on the field
 */
export function useTypedEarly<Field extends Typed>(value: unknown): RefObject<Field | null> {
	const ref = useRef<Field>(null);
	const held = useRef(value === undefined ? undefined : String(value));
	const typed = useRef<string>(undefined);
	// Read before anything is drawn anew, told when everybody around it listens.
	useLayoutEffect(() => {
		if (ref.current && held.current !== undefined) typed.current = typedInto(ref.current, held.current);
	}, []);
	useEffect(() => {
		const text = typed.current;
		typed.current = undefined;
		if (text !== undefined) queueMicrotask(() => ref.current && typeAgain(ref.current, text));
	}, []);
	return ref;
}

function typedInto(field: Typed, held: string): string | undefined {
	if (field.value === '' || field.value === held.replaceAll(/\r\n?/g, '\n')) return undefined;
	return isList(field) ? chosenIn(field, held) : field.value;
}

function chosenIn(list: HTMLSelectElement, held: string): string | undefined {
	// A list shows its first option for a value that it does not have: nobody chose that.
	if (![...list.options].some((option) => option.value === held)) return undefined;
	if (document.activeElement === list) return list.value;
	// Whoever has left it may have chosen it on an earlier visit, which a browser restores: that is no wish of now.
	list.value = held;
	return undefined;
}

const isList = (field: Typed): field is HTMLSelectElement => field.localName === 'select';

function typeAgain(field: Typed, text: string): void {
	if (isList(field)) {
		field.value = text;
		field.dispatchEvent(new Event('change', { bubbles: true }));
		return;
	}
	const { selectionStart, selectionEnd } = field;
	// React compares with what was last set on the element itself; the setter of its kind goes past that, as keys do.
	field.value = '';
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
	if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
	field.dispatchEvent(new Event('input', { bubbles: true }));
}
