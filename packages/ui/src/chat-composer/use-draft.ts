import { useLayoutEffect, useRef } from 'react';
import { useControlled } from '../value/use-controlled.ts';

interface DraftOptions {
	readonly value: string | undefined;
	readonly defaultValue: string;
	readonly onValueChange: ((value: string) => void) | undefined;
}

/** The text that is being written, kept by the caller or here; `latest` is the text of now, for answers that come later. */
export function useDraft({ value, defaultValue, onValueChange }: DraftOptions) {
	const [text, change] = useControlled(value, defaultValue, onValueChange);
	const latest = useRef(text);
	useLayoutEffect(() => {
		latest.current = text;
	}, [text]);
	const setText = (next: string) => {
		latest.current = next;
		change(next);
	};
	return { text, latest, setText };
}
