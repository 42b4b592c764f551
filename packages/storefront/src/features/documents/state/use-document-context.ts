import type { DocumentContext } from '@zaylat/domain/documents';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** The person who reads a document on the page: in the page's language and the days of its edition. */
export function useDocumentContext(): DocumentContext {
	const { t } = useTranslation('sheet');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	return { say: t, language, edition };
}
