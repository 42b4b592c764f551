import type { OperatedPage } from '@zaylat/api-client/contract';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ArticleSection } from '../../help/components/article-section.tsx';

/** Props of {@link PagePreview}. */
export interface PagePreviewProps {
	readonly page: OperatedPage;
	readonly language: Language;
}

/** A page as readers see it, in its own look. */
export function PagePreview({ page, language }: PagePreviewProps) {
	const { t } = useTranslation('pages');
	const found = page.preview.find((each) => each.language === language);
	if (found === undefined) return <p className="text-text-muted">{t('preview.none')}</p>;
	const { title, summary, sections } = found.text;
	return (
		<article
			lang={LANGUAGES[language].htmlLang}
			className="flex min-w-0 flex-col gap-8 rounded-card border border-border bg-surface p-4 tablet:p-6"
		>
			<header className="flex flex-col gap-2">
				<p className="text-2xl leading-heading font-bold text-balance">{title}</p>
				<p className="text-lg text-text-muted">{summary}</p>
			</header>
			{sections.map(({ heading, blocks }, place) => (
				<ArticleSection key={heading} id={`preview-${place}`} heading={heading} blocks={blocks} />
			))}
		</article>
	);
}
