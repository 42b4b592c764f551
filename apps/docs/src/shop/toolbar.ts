import type { Preview } from '@storybook/react-vite';
import { type ColourMode, parseColourMode } from '@zaylat/domain/colour-mode';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { isLanguage, LANGUAGES, type Language } from '@zaylat/domain/languages';
import { CURRENCIES, type CurrencyKey, isCurrencyKey } from '@zaylat/domain/money';
import { CONTRASTS, type Contrast } from '@zaylat/tokens';

/** What the toolbar of Storybook sets for every story. */
export interface ToolbarChoice {
	readonly language: Language;
	readonly edition: Edition;
	readonly colourMode: ColourMode;
	readonly currency: CurrencyKey;
}

/** What the toolbar sets beside the shop's own preferences: wishes of the reader and the brand. */
export interface LookChoice {
	readonly contrast: Contrast;
	/** Name of a brand theme; undefined for Zaylat's own theme. */
	readonly theme: string | undefined;
	/** The reader's own text size, in percent. */
	readonly textSize: number;
}

/** Value of the currency menu that means the edition's own currency. */
const OWN_CURRENCY = 'edition';

/** Value of the theme menu that means the tokens as they are. */
const OWN_THEME = 'zaylat';

/** Brand themes by name; each has a file in `packages/tokens/themes` and a style sheet in the preview. */
export const THEMES: Readonly<Record<string, string>> = { jasmine: 'Jasmine market' };

const TEXT_SIZES = [100, 200];

/** Storybook itself speaks English. */
const EDITION_NAMES: Readonly<Record<Edition, string>> = { mm: 'Myanmar', th: 'Thailand' };

/** The toolbar's menus, made from the tables of the domain. */
export const TOOLBAR = {
	language: menu(
		'Language',
		'globe',
		Object.values(LANGUAGES).map(({ key, name }) => ({ value: key, title: name })),
	),
	edition: menu(
		'Edition',
		'location',
		Object.values(EDITIONS).map(({ key }) => ({ value: key, title: EDITION_NAMES[key] })),
	),
	colourMode: menu('Colour mode', 'contrast', [
		{ value: 'light', title: 'Light' },
		{ value: 'dark', title: 'Dark' },
		{ value: 'system', title: 'System' },
	]),
	contrast: menu('Contrast', 'eye', [
		{ value: 'normal', title: 'Normal contrast' },
		{ value: 'more', title: 'More contrast' },
		{ value: 'system', title: 'Contrast of the system' },
	]),
	theme: menu('Theme', 'paintbrush', [
		{ value: OWN_THEME, title: 'Zaylat' },
		...Object.entries(THEMES).map(([value, title]) => ({ value, title })),
	]),
	textSize: menu(
		'Text size',
		'zoom',
		TEXT_SIZES.map((size) => ({ value: `${size}`, title: `Text ${size}%` })),
	),
	currency: menu('Currency', 'credit', [
		{ value: OWN_CURRENCY, title: 'Of the edition' },
		...Object.values(CURRENCIES).map(({ key, code }) => ({ value: key, title: code })),
	]),
};

/** The menus' first values. */
export const TOOLBAR_DEFAULTS = {
	language: 'en',
	edition: 'mm',
	colourMode: 'light',
	contrast: 'normal',
	theme: OWN_THEME,
	textSize: '100',
	currency: OWN_CURRENCY,
};

type GlobalType = NonNullable<Preview['globalTypes']>[string];

/** Names of the icons that Storybook has. */
type IconName = NonNullable<NonNullable<GlobalType['toolbar']>['icon']>;

function menu(title: string, icon: IconName, items: readonly { value: string; title: string }[]) {
	return { description: title, toolbar: { title, icon, items: [...items], dynamicTitle: true } };
}

/** Reads the toolbar's values; what is missing or unknown is the default. */
export function toolbarChoice(globals: Readonly<Record<string, unknown>>): ToolbarChoice {
	const text = (key: string) => String(globals[key] ?? '');
	const language = text('language');
	const edition: Edition = text('edition') === 'th' ? 'th' : 'mm';
	const currency = text('currency');
	return {
		language: isLanguage(language) ? language : 'en',
		edition,
		colourMode: parseColourMode(text('colourMode')),
		currency: isCurrencyKey(currency) ? currency : EDITIONS[edition].currency,
	};
}

/** Reads what the toolbar says of the mode; what is missing or unknown is the default. */
export function modeChoice(globals: Readonly<Record<string, unknown>>): LookChoice {
	const theme = String(globals.theme ?? '');
	return {
		contrast: CONTRASTS.find((value) => value === globals.contrast) ?? 'normal',
		theme: Object.hasOwn(THEMES, theme) ? theme : undefined,
		textSize: TEXT_SIZES.find((size) => `${size}` === String(globals.textSize)) ?? 100,
	};
}
