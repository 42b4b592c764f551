import type { Language } from '../languages/index.ts';

/** When and in which languages something of the market's content is shown; moments are milliseconds since 1970. */
export interface ContentTime {
	/** Whether it is still being written: nobody sees it. */
	readonly isDraft: boolean;
	/** From when it is shown; null for at once. */
	readonly startsAt: number | null;
	/** Until when it is shown, itself excluded; null for as long as it is there. */
	readonly endsAt: number | null;
	/** The only languages that it is shown in; none named for all. */
	readonly languages: readonly Language[];
}

/** States of content, in the order of its life. */
export const CONTENT_STATES = ['draft', 'planned', 'shown', 'ended'] as const;

/** State of content at a moment. */
export type ContentState = (typeof CONTENT_STATES)[number];

/** The state of content at a moment, whatever the language. @param now milliseconds since 1970 */
export function contentState({ isDraft, startsAt, endsAt }: Omit<ContentTime, 'languages'>, now: number): ContentState {
	if (isDraft) return 'draft';
	if (endsAt !== null && now >= endsAt) return 'ended';
	return startsAt !== null && now < startsAt ? 'planned' : 'shown';
}

/** Who sees content: when, in which language, and whether drafts are shown too, as in a preview. */
export interface ContentReader {
	/** Milliseconds since 1970. */
	readonly now: number;
	readonly language: Language;
	/** Default false. */
	readonly withDrafts?: boolean | undefined;
}

/** Whether content is shown to a reader. */
export function isShown(content: ContentTime, { now, language, withDrafts = false }: ContentReader): boolean {
	if (content.languages.length > 0 && !content.languages.includes(language)) return false;
	return contentState({ ...content, isDraft: content.isDraft && !withDrafts }, now) === 'shown';
}

/**
 * When the next of some contents begins or ends to be shown: what is kept of them is right until then.
 * @param now milliseconds since 1970
 * @returns undefined when none does
 */
export function nextContentChange(
	contents: readonly Pick<ContentTime, 'isDraft' | 'startsAt' | 'endsAt'>[],
	now: number,
): number | undefined {
	const moments = contents
		.filter(({ isDraft }) => !isDraft)
		.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
		.filter((moment) => moment !== null && moment > now);
	return moments.length === 0 ? undefined : Math.min(...moments.map(Number));
}
