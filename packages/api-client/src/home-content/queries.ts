import type { Language } from '@zaylat/domain/languages';
import { call } from '../http/request.ts';
import type { getHomeContent, previewHome } from './contract.ts';

/** Banners and sections of the home page as staff see them: `response.data`. */
export function homeContent() {
	return call<typeof getHomeContent>('GET', '/api/operating/home', { guarded: true });
}

/** Which home page a preview shows. */
export interface HomePreviewOptions {
	/** A moment as ISO text; now unless given. */
	readonly at?: string | undefined;
	/** Whether drafts are shown too. Default false. */
	readonly withDrafts?: boolean | undefined;
	/** Language of its texts; that of the request unless given. */
	readonly language?: Language | undefined;
}

/** The home page at a moment: `response.data`. */
export function homePreview({ at, withDrafts = false, language }: HomePreviewOptions = {}) {
	return call<typeof previewHome>('GET', '/api/operating/home/preview', {
		guarded: true,
		query: { at, language, drafts: withDrafts ? 'true' : undefined },
	});
}
