import type { Head, ScreenContext } from '../../../core/screen/screen.ts';
import { DEVELOPER_PATHS, type DeveloperPageName } from '../developer-layout.tsx';

/**
 * The head of a page for developers.
 * @param page which of them
 */
export const developerHead =
	(page: DeveloperPageName) =>
	({ t }: Pick<ScreenContext, 't'>): Head => ({
		title: t(`developer:${page}.title`),
		description: t(`developer:${page}.description`),
		canonicalPath: DEVELOPER_PATHS[page],
		robots: 'noindex',
	});
