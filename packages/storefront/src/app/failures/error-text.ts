import type { TranslateIn } from '../../i18n/resources.ts';

/** Areas that have the texts of errors; the second is there on screens where people do things. */
const AREAS = ['errors', 'failures'] as const;

/**
 * The text of an error: what happened, and what to do next.
 * @param code code of the error catalogue; one without a text reads as `internal_error`
 */
export function errorText(t: TranslateIn<'app', 'app' | 'errors'>, code: string): { title: string; advice: string } {
	const read = (key: string) => t(key as 'errors:internal_error.title', { defaultValue: '' });
	const area = AREAS.find((each) => read(`${each}:${code}.title`) !== '');
	const key = area === undefined ? 'errors:internal_error' : `${area}:${code}`;
	return { title: read(`${key}.title`), advice: read(`${key}.advice`) };
}
