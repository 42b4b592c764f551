import { type ColourSet, isHighContrast, modeOf } from './source.ts';

/** Where a set applies: the elements it is declared on, and the wishes of the device that it waits for. */
export interface Place {
	readonly selector: string;
	readonly media: string | undefined;
}

const DARK = '(prefers-color-scheme: dark)';
const MORE = '(prefers-contrast: more)';

const both = (root: string, mode: string) => `${root}${mode},\n${root} ${mode}`;

/** The selectors of Zaylat's own two modes are weak, so that themes and contrast win by a root of more attributes. */
function plain(mode: 'light' | 'dark'): readonly Place[] {
	if (mode === 'light')
		return [{ selector: ":root,\n[data-color-mode='light'],\n[data-color-mode='system']", media: undefined }];
	return [
		{ selector: "[data-color-mode='dark']", media: undefined },
		{ selector: "[data-color-mode='system']", media: DARK },
	];
}

function below(root: string, mode: 'light' | 'dark', wish: string | undefined): readonly Place[] {
	if (mode === 'light')
		return [{ selector: `${root},\n${root} :is([data-color-mode='light'], [data-color-mode='system'])`, media: wish }];
	return [
		{ selector: both(root, "[data-color-mode='dark']"), media: wish },
		{ selector: both(root, "[data-color-mode='system']"), media: [DARK, wish].filter(Boolean).join(' and ') },
	];
}

/**
 * Says where a set of colours is declared. Theme and contrast are chosen on the root; the mode there or on any part.
 * @param set one of the four sets
 * @param theme value of `data-theme`; nothing for Zaylat's own look
 * @returns the places in the order in which they must be written
 */
export function placesOf(set: ColourSet, theme: string | undefined): readonly Place[] {
	const mode = modeOf(set);
	const root = `:root${theme === undefined ? '' : `[data-theme='${theme}']`}`;
	if (isHighContrast(set))
		return [
			...below(`${root}[data-contrast='more']`, mode, undefined),
			...below(`${root}:not([data-contrast='normal'])`, mode, MORE),
		];
	return theme === undefined ? plain(mode) : below(root, mode, undefined);
}
