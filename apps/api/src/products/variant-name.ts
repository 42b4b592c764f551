import type { Language } from '@zaylat/domain/languages';
import type { StoredOption } from '../db/schema/index.ts';

/** The chosen options in words, for example "Indigo, M"; empty without options. */
export function variantName(options: readonly StoredOption[], values: readonly string[], language: Language): string {
	return options
		.map((option, i) => option.values.find(({ key }) => key === values[i])?.name[language])
		.filter((name) => name !== undefined)
		.join(language === 'china' ? '，' : language === 'mm' ? '၊ ' : ', ');
}
