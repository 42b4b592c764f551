import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { inLanguage, LANGUAGE_PLACES } from './recording.ts';
import reference from './reference.json' with { type: 'json' };

/** What is recorded besides the catalogues. */
export type ReferenceName = Exclude<keyof typeof reference, 'texts'>;

/** Gives a recorded list in a language. @typeParam Item what the contract says of its items */
export const referenceIn = <Item>(name: ReferenceName, language: Language): readonly Item[] =>
	inLanguage<Item[]>(reference, name, LANGUAGE_PLACES.indexOf(language));

/** Gives a recorded list in every language, for searches that find a name in any of them. */
export const referenceInAll = <Item>(name: ReferenceName): readonly (readonly Item[])[] =>
	Object.values(LANGUAGES).map(({ key }) => referenceIn<Item>(name, key));

/** The moment of the recording: 21 November 2026, noon in Yangon. */
export const RECORDED_AT = Date.UTC(2026, 10, 21, 5, 30);

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Gives a recorded list as of another moment: its times lie as far from it as they did from {@link RECORDED_AT}.
 * @param now milliseconds since 1970
 */
export function referenceAt<Item>(name: ReferenceName, language: Language, now: number): readonly Item[] {
	const moved = (_: string, value: unknown): unknown =>
		typeof value === 'string' && TIME.test(value)
			? new Date(Date.parse(value) + now - RECORDED_AT).toISOString()
			: value;
	return JSON.parse(JSON.stringify(referenceIn<Item>(name, language)), moved);
}
