import { hasMyanmar, loadToUnicode } from '@zaylat/domain/zawgyi';
import { useEffect, useState } from 'react';

/** Converts Zawgyi, once the converter is loaded. */
export interface UnicodeConverter {
	/** @returns the text in Unicode, or the text itself as long as the converter is not there. */
	readonly convert: (text: string) => string;
	/** Whether the text has Myanmar letters and the converter is not there yet. */
	readonly isAwaited: boolean;
}

const asTyped = (text: string) => text;

/** The converter of what a person types; it is loaded with the first Myanmar letter. @param text what is typed so far */
export function useUnicode(text: string): UnicodeConverter {
	const [convert, setConvert] = useState(() => asTyped);
	const isAwaited = convert === asTyped && hasMyanmar(text);
	useEffect(() => {
		if (!isAwaited) return;
		let isGone = false;
		loadToUnicode().then(
			(loaded) => {
				if (!isGone) setConvert(() => loaded);
			},
			// Without it the text stays as it was typed.
			() => {},
		);
		return () => {
			isGone = true;
		};
	}, [isAwaited]);
	return { convert, isAwaited };
}
