import { formatDate } from '@zaylat/domain/dates';
import { digitsFor } from '@zaylat/domain/digits';
import { EDITIONS } from '@zaylat/domain/editions';
import { usePreferences, useShop } from '../app/shop.ts';

/** Writes the figures of a paper in the reader's language. */
export function usePaperWords() {
	const { edition } = useShop();
	const { language } = usePreferences();
	return {
		/** A day in the time zone of the edition. */
		day: (iso: string) => formatDate(iso, language, EDITIONS[edition].timeZone),
		/** Whole or broken percent. */
		percent: (value: number) => digitsFor(language)(String(value)),
	};
}
