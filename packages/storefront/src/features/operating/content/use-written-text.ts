import { filledText, type WrittenText } from '@zaylat/domain/goods';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';

/** Reads a text that is written in some languages as a shopper with the reader's language sees it. */
export function useWrittenText(): (text: WrittenText) => string {
	const { edition } = useAppContext();
	const { language } = usePreferences();
	return (text) => filledText(text, edition)[language];
}
