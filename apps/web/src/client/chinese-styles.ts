import type { AppContext } from '@zaylat/storefront';

/** What the loading of the Chinese fonts needs. */
export interface ChineseStylesDeps {
	readonly document: Document;
	/** Address of the style sheet. */
	readonly href: string | undefined;
}

/**
 * Adds the style sheet of the Chinese fonts when the language becomes Chinese.
 * It names a hundred slices of the font, which is too much for pages in other languages.
 * @returns ends it
 */
export function loadChineseStyles(
	preferences: AppContext['preferences'],
	{ document, href }: ChineseStylesDeps,
): () => void {
	const add = () => {
		if (href === undefined || preferences.getState().language !== 'china') return;
		const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
		if (links.some((link) => link.getAttribute('href') === href)) return;
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		document.head.append(link);
	};
	return preferences.subscribe(add);
}
