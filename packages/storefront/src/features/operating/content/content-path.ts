import { readLocalTime } from '@zaylat/domain/content';
import type { Edition } from '@zaylat/domain/editions';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { SECTIONS } from '../operating-path.ts';

const HOME = SECTIONS.home.path;

/** Path of the form of a banner. */
export const BANNER_PATH = `${HOME}/Banner`;

/** Path of the preview of the home page. */
export const PREVIEW_PATH = `${HOME}/Preview`;

/** Address of the form of a banner. @param id undefined for a new one */
export const bannerFormPath = (id?: string): string =>
	id === undefined ? BANNER_PATH : `${BANNER_PATH}?${new URLSearchParams({ id })}`;

/** What the address of the preview selects. */
export interface PreviewSearch {
	/** By the clock of the edition, such as `2026-12-06T09:30`; now without one. */
	readonly at: string;
	/** Language of the page; that of the reader without one. */
	readonly language: Language | undefined;
	readonly withDrafts: boolean;
}

/** Reads the address of the preview; unknown values are ignored. */
export function readPreviewSearch(query: URLSearchParams, edition: Edition): PreviewSearch {
	const at = query.get('at') ?? '';
	const language = Object.values(LANGUAGES).find(({ key }) => key === query.get('in'))?.key;
	return {
		at: readLocalTime(at, edition) === undefined ? '' : at,
		language,
		withDrafts: query.get('drafts') === 'true',
	};
}

/** Address of the preview. */
export function previewPath({ at, language, withDrafts }: PreviewSearch): string {
	const set = { ...(at && { at }), ...(language && { in: language }), ...(withDrafts && { drafts: 'true' }) };
	const query = new URLSearchParams(set);
	return query.size === 0 ? PREVIEW_PATH : `${PREVIEW_PATH}?${query}`;
}

/** The moment of a preview as the API takes it; undefined for now. */
export function momentOf({ at }: Pick<PreviewSearch, 'at'>, edition: Edition): string | undefined {
	const moment = readLocalTime(at, edition);
	return moment === undefined ? undefined : new Date(moment).toISOString();
}
