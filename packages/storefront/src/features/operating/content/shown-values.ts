import { localTime, readLocalTime } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';

/** When and in which languages something is shown, as a form has it. */
export interface ShownValues {
	readonly isDraft: boolean;
	/** By the clock of the edition, such as `2026-12-06T09:30`; empty for at once. */
	readonly startsAt: string;
	/** Empty for as long as it is there. */
	readonly endsAt: string;
	/** Languages that it is shown in; none for all. */
	readonly languages: readonly string[];
}

/** When and in which languages something is shown, as the API has it. */
export interface ShownTimes {
	readonly isDraft: boolean;
	readonly startsAt: string | null;
	readonly endsAt: string | null;
	readonly languages: readonly Language[];
}

/** A text in each language, as a form has it. */
export type TextValues = Readonly<Record<Language, string>>;

/** The languages in their usual order. */
export const LANGUAGE_KEYS: readonly Language[] = Object.values(LANGUAGES).map(({ key }) => key);

/** What a form shows of times; of nothing, those of a new draft. */
export function shownValues(times: ShownTimes | undefined, edition: Edition): ShownValues {
	if (times === undefined) return { isDraft: true, startsAt: '', endsAt: '', languages: [] };
	const local = (at: string | null) => (at === null ? '' : localTime(Date.parse(at), edition));
	const { isDraft, startsAt, endsAt, languages } = times;
	return { isDraft, startsAt: local(startsAt), endsAt: local(endsAt), languages };
}

/**
 * Times as they are sent.
 * @param stored what was stored before: a moment that was not changed keeps its seconds, which a form does not show
 */
export function writtenTimes(
	{ isDraft, startsAt, endsAt, languages }: ShownValues,
	edition: Edition,
	stored?: ShownTimes | undefined,
): ShownTimes & { readonly languages: Language[] } {
	const before = stored && shownValues(stored, edition);
	const moment = (text: string, name: 'startsAt' | 'endsAt') => {
		if (stored && before?.[name] === text) return stored[name];
		const at = readLocalTime(text, edition);
		return at === undefined ? null : new Date(at).toISOString();
	};
	return {
		isDraft,
		startsAt: moment(startsAt, 'startsAt'),
		endsAt: moment(endsAt, 'endsAt'),
		languages: LANGUAGE_KEYS.filter((key) => languages.includes(key)),
	};
}

/** Times as the rules read them: milliseconds since 1970. */
export const timesInMs = ({ startsAt, endsAt, ...times }: ShownTimes) => ({
	...times,
	startsAt: startsAt === null ? null : Date.parse(startsAt),
	endsAt: endsAt === null ? null : Date.parse(endsAt),
});

/** A text in all languages for a form. */
export const textValues = (text: { readonly [Key in Language]?: string | undefined } = {}): TextValues => ({
	en: text.en ?? '',
	mm: text.mm ?? '',
	thai: text.thai ?? '',
	china: text.china ?? '',
});

/** A text without the languages that are empty, as it is sent. */
export const writtenText = (text: TextValues): { [Key in Language]?: string } =>
	Object.fromEntries(LANGUAGE_KEYS.flatMap((key) => (text[key].trim() === '' ? [] : [[key, text[key]]])));
