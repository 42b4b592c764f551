import type { TranslateIn } from '../../i18n/resources.ts';

/**
 * The text of an error: what happened, and what to do next.
 * @param code code of the error catalogue; one without a text reads as `internal_error`
 */
export function errorText(t: TranslateIn<'app', 'app' | 'errors'>, code: string): { title: string; advice: string } {
	const known = t(`errors:${code}.title` as 'errors:internal_error.title', { defaultValue: '' });
	const key = known === '' ? 'internal_error' : code;
	return {
		title: t(`errors:${key}.title` as 'errors:internal_error.title'),
		advice: t(`errors:${key}.advice` as 'errors:internal_error.advice'),
	};
}
