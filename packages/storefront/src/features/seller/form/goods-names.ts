import type { Language } from '@zaylat/domain/languages';
import type { TextValues } from './goods-values.ts';

/** A text in a language, else in any; empty where none is written. */
export const anyText = (texts: TextValues, language: Language): string =>
	texts[language].trim() || Object.values(texts).find((text) => text.trim() !== '') || '';
