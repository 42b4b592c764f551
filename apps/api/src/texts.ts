import type { Language } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { createInstance, type i18n, type ResourceLanguage } from 'i18next';

/**
 * Texts of the server in the four languages.
 * @param resources texts by language
 * @returns i18next, whose format `number` writes counts as the language does
 */
export function createTexts(resources: Readonly<Record<Language, ResourceLanguage>>): i18n {
	const texts = createInstance();
	void texts.init({
		lng: 'en',
		fallbackLng: false,
		initAsync: false,
		interpolation: { escapeValue: false },
		resources: Object.fromEntries(
			Object.entries(resources).map(([language, translation]) => [language, { translation }]),
		),
	});
	texts.services.formatter?.add('number', (value: unknown, lng) =>
		typeof value === 'number' ? formatCount(value, lng as Language) : String(value),
	);
	return texts;
}
