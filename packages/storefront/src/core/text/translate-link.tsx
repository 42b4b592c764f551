import type { Language } from '@zaylat/domain/languages';
import { Languages } from 'lucide-react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePreferences } from '../context/app-context.ts';

/** Languages as the translation service names them. */
const CODES: Readonly<Record<Language, string>> = { en: 'en', mm: 'my', thai: 'th', china: 'zh-CN' };

/** Props of {@link TranslateLink}. */
export interface TranslateLinkProps {
	readonly text: string;
	/** Language that the text is written in. */
	readonly from: Language;
}

/** A link to a machine translation of what somebody wrote; nothing for texts in the language of the page. Texts: area `reviews`. */
export function TranslateLink({ text, from }: TranslateLinkProps) {
	const { t } = useTranslation('reviews');
	const { language } = usePreferences();
	if (from === language || text === '') return null;
	const query = new URLSearchParams({ sl: CODES[from], tl: CODES[language], op: 'translate', text });
	return (
		<a
			href={`https://translate.google.com/?${query}`}
			target="_blank"
			rel="noopener noreferrer"
			title={t('translateText')}
			className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-control text-sm text-text-muted underline-offset-4 hover:text-accent-text hover:underline"
		>
			<Languages aria-hidden size={16} className="shrink-0" />
			{t('translate')}
		</a>
	);
}
