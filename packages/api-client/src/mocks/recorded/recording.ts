import type { Language } from '@zaylat/domain/languages';
import type { Texts } from '../localized.ts';

/** Languages in the order of their texts in a recording. */
export const LANGUAGE_PLACES: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/**
 * Recorded answers of one edition in all languages. A text that differs by language is recorded as `{ "$": place }`, its
 * place in `texts`; everything else stands as it was answered.
 */
export interface Recording {
	readonly texts: readonly (readonly string[])[];
}

/**
 * Gives a recorded list as it was answered in a language.
 * @typeParam Answer what the contract says of it
 * @param place place of the language in each of `texts`
 */
export function inLanguage<Answer>(
	recording: Recording & Readonly<Record<string, unknown>>,
	name: string,
	place: number,
): Answer {
	const resolve = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(resolve);
		if (typeof value !== 'object' || value === null) return value;
		if ('$' in value) return recording.texts[Number(value.$)]?.[place] ?? '';
		return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]));
	};
	// Recorded from answers that the contract had checked; the mock checks them again before it answers.
	return resolve(recording[name]) as Answer;
}

/** Gives a recorded text in all languages. */
export function inAllLanguages({ texts }: Recording, value: unknown): Texts {
	if (typeof value === 'string') return [value, value, value, value];
	const place = typeof value === 'object' && value !== null && '$' in value ? Number(value.$) : -1;
	const [en = '', mm = '', thai = '', china = ''] = texts[place] ?? [];
	return [en, mm, thai, china];
}
