import type { Localized } from '@zaylat/api-client/contract';
import type { Language } from '@zaylat/domain/languages';
import type { StoredOption } from '../db/schema/index.ts';

/** The chosen options in words, for example "Indigo, M"; empty without options. */
export function variantName(options: readonly StoredOption[], values: readonly string[], language: Language): string {
	return options
		.map((option, i) => option.values.find(({ key }) => key === values[i])?.name[language])
		.filter((name) => name !== undefined)
		.join(language === 'china' ? '，' : language === 'mm' ? '၊ ' : ', ');
}

/** The chosen options in words of every language. */
export const variantNames = (options: readonly StoredOption[], values: readonly string[]): Localized => ({
	en: variantName(options, values, 'en'),
	mm: variantName(options, values, 'mm'),
	thai: variantName(options, values, 'thai'),
	china: variantName(options, values, 'china'),
});
