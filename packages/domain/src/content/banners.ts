import type { WrittenText } from '../goods/texts.ts';
import { LANGUAGES, type Language } from '../languages/index.ts';
import type { ContentTime } from './shown.ts';

/** Most and fewest of what a banner has: lengths in characters, pictures by number. */
export const BANNER_LIMITS = {
	title: { min: 2, max: 60 },
	text: { min: 0, max: 120 },
	action: { min: 2, max: 30 },
	alt: { min: 0, max: 160 },
	to: { min: 1, max: 300 },
	pictures: { min: 1, max: 3 },
	/** Colours of the ground. */
	tint: { min: 1, max: 6 },
} as const;

/** Texts of a banner, each by language. */
export const BANNER_TEXTS = ['title', 'text', 'action', 'alt'] as const;

/** Name of a text of a banner. */
export type BannerText = (typeof BANNER_TEXTS)[number];

/** A banner of the home page as an operator writes it. */
export interface BannerDraft extends ContentTime, Readonly<Record<BannerText, WrittenText>> {
	/** Path within the shop that it leads to. */
	readonly to: string;
	readonly pictures: number;
	readonly tint: number;
}

/** What is wrong with a field of content, such as `title.mm`. */
export interface ContentProblem {
	readonly field: string;
	readonly problem: 'missing' | 'too_short' | 'too_long' | 'no_path' | 'ends_before_start' | 'unknown' | 'taken';
}

/** Whether an address leads to a page of the shop: a path of its own origin. */
export const isShopPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address);

const length = (text: string | undefined) => (text ?? '').trim().length;

/** Problems of the time of content. */
export function timeProblems({ startsAt, endsAt }: Pick<ContentTime, 'startsAt' | 'endsAt'>): ContentProblem[] {
	return startsAt !== null && endsAt !== null && endsAt <= startsAt
		? [{ field: 'endsAt', problem: 'ends_before_start' }]
		: [];
}

/** Problems of a text by language: one that must be there needs one language at least, the others stand in for it. */
export function textProblems(
	field: string,
	text: WrittenText,
	{ min, max }: { readonly min: number; readonly max: number },
): ContentProblem[] {
	const written = Object.values(LANGUAGES)
		.map(({ key }) => ({ field: `${field}.${key}`, length: length(text[key]) }))
		.filter((each) => each.length > 0);
	if (written.length === 0) return min > 0 ? [{ field, problem: 'missing' }] : [];
	return written.flatMap((each): ContentProblem[] => {
		if (each.length > max) return [{ field: each.field, problem: 'too_long' }];
		return each.length < min ? [{ field: each.field, problem: 'too_short' }] : [];
	});
}

/** What is wrong with a banner; nothing when it can be stored. Drafts may lack everything but a title. */
export function bannerProblems(draft: BannerDraft): ContentProblem[] {
	const { isDraft, to, pictures } = draft;
	const limitOf = (name: BannerText) => {
		const { min, max } = BANNER_LIMITS[name];
		return { min: isDraft && name !== 'title' ? 0 : min, max };
	};
	return [
		...BANNER_TEXTS.flatMap((name) => textProblems(name, draft[name], limitOf(name))),
		...pathProblems(to, isDraft),
		...(pictures < BANNER_LIMITS.pictures.min && !isDraft ? [{ field: 'pictures', problem: 'missing' } as const] : []),
		...timeProblems(draft),
	];
}

function pathProblems(to: string, isDraft: boolean): ContentProblem[] {
	if (to === '') return isDraft ? [] : [{ field: 'to', problem: 'missing' }];
	if (to.length > BANNER_LIMITS.to.max) return [{ field: 'to', problem: 'too_long' }];
	return isShopPath(to) ? [] : [{ field: 'to', problem: 'no_path' }];
}

/** The languages that a text is missing in where it is shown: there another language stands in for it. */
export function missingLanguages(text: WrittenText, languages: readonly Language[]): Language[] {
	const wanted = languages.length > 0 ? languages : Object.values(LANGUAGES).map(({ key }) => key);
	return wanted.filter((language) => length(text[language]) === 0);
}
