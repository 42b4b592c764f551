import type { Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import mm from './mm.json' with { type: 'json' };
import reference from './reference.json' with { type: 'json' };
import th from './th.json' with { type: 'json' };

/** Name of a recorded list: of each edition (`mm.json`, `th.json`), or of both (`reference.json`). */
export type RecordedName = Exclude<keyof typeof mm | keyof typeof reference, 'texts'>;

/** What a list is read for. */
export interface Reader {
	readonly edition: Edition;
	readonly language: Language;
}

/**
 * Responses in all languages. A text that differs by language is recorded as `{ "$": place }`, its place in `texts`;
 * everything else stands as it was answered.
 */
type Recording = Readonly<Record<string, unknown>> & { readonly texts: readonly (readonly string[])[] };

/** Languages in the order of their texts in a recording. */
export const LANGUAGE_PLACES: readonly Language[] = ['en', 'mm', 'thai', 'china'];

/** The moment of the recording: 21 November 2026, noon in Yangon. */
export const RECORDED_AT = Date.UTC(2026, 10, 21, 5, 30);

const EDITIONS: Readonly<Record<Edition, Recording>> = { mm, th };
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Gives a recorded list in the language of its reader.
 * @typeParam Item what the contract says of its items
 * @param now milliseconds since 1970; its times lie as far from it as they did from {@link RECORDED_AT}
 */
export function recorded<Item>(name: RecordedName, { edition, language }: Reader, now = RECORDED_AT): Item[] {
	const recording: Recording = name in EDITIONS[edition] ? EDITIONS[edition] : reference;
	const place = LANGUAGE_PLACES.indexOf(language);
	const resolve = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(resolve);
		if (typeof value === 'string' && TIME.test(value)) {
			return new Date(Date.parse(value) + now - RECORDED_AT).toISOString();
		}
		if (typeof value !== 'object' || value === null) return value;
		if ('$' in value) return recording.texts[Number(value.$)]?.[place] ?? '';
		return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)]));
	};
	// Recorded from responses that the contract had checked; the mock API checks them again before it sends them.
	return resolve(recording[name]) as Item[];
}

/** Gives a recorded list in every language, for searches that find a name in any of them. */
export const recordedInAll = <Item>(name: RecordedName, edition: Edition): readonly Item[][] =>
	LANGUAGE_PLACES.map((language) => recorded<Item>(name, { edition, language }));

/** Gives a recorded phrase in the language of its reader. */
export const phrase = (id: string, reader: Reader): string =>
	recorded<{ readonly id: string; readonly text: string }>('phrases', reader).find((each) => each.id === id)?.text ??
	'';
