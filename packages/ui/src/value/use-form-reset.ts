'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** An element that belongs to a form, around it or named by its `form` attribute. */
export interface FormPart extends Element {
	readonly form: HTMLFormElement | null;
}

/**
 * Does what native inputs do by themselves when their form is reset, for values that are kept elsewhere.
 * @param ref an input of the component
 * @param onReset puts back what was there at first
 */
export function useFormReset(ref: RefObject<FormPart | null>, onReset: () => void): void {
	const latest = useRef(onReset);
	latest.current = onReset;
	useEffect(() => {
		// On the document, because the form of an input can change and handlers of the form may refuse the reset.
		const handleReset = (event: Event) => {
			if (!event.defaultPrevented && event.target === ref.current?.form) latest.current();
		};
		document.addEventListener('reset', handleReset);
		return () => document.removeEventListener('reset', handleReset);
	}, [ref]);
}
