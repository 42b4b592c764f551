import { type ColourMode, parseColourMode } from '@zaylat/domain/colour-mode';
import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import { isLanguage, LANGUAGES, type Language } from '@zaylat/domain/languages';
import { CURRENCIES, type CurrencyKey, isCurrencyKey } from '@zaylat/domain/money';

/** What the toolbar of Storybook sets for every story. */
export interface ToolbarChoice {
	readonly language: Language;
	readonly edition: Edition;
	readonly colourMode: ColourMode;
	readonly currency: CurrencyKey;
}

/** Value of the currency menu that means the edition's own currency. */
const OWN_CURRENCY = 'edition';

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
	currency: menu('Currency', 'credit', [
		{ value: OWN_CURRENCY, title: 'Of the edition' },
		...Object.values(CURRENCIES).map(({ key, code }) => ({ value: key, title: code })),
	]),
};

/** The menus' first values. */
export const TOOLBAR_DEFAULTS = { language: 'en', edition: 'mm', colourMode: 'light', currency: OWN_CURRENCY };

function menu(title: string, icon: string, items: readonly { value: string; title: string }[]) {
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
