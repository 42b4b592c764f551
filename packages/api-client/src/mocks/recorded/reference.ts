import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { inLanguage, LANGUAGE_PLACES } from './recording.ts';
import reference from './reference.json' with { type: 'json' };

/** What is recorded besides the catalogues. */
type ReferenceName = Exclude<keyof typeof reference, 'texts'>;

/** Gives a recorded list in a language. @typeParam Item what the contract says of its items */
export const referenceIn = <Item>(name: ReferenceName, language: Language): readonly Item[] =>
	inLanguage<Item[]>(reference, name, LANGUAGE_PLACES.indexOf(language));

/** Gives a recorded list in every language, for searches that find a name in any of them. */
export const referenceInAll = <Item>(name: ReferenceName): readonly (readonly Item[])[] =>
	Object.values(LANGUAGES).map(({ key }) => referenceIn<Item>(name, key));
