import { removePageDraft, savePageDraft } from '@zaylat/api-client';
import type { OperatedPage } from '@zaylat/api-client/contract';
import { PAGE_LIMITS } from '@zaylat/domain/content';
import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Button } from '@zaylat/ui/button';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { WordsArea, WordsField } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LANGUAGE_KEYS, type TextValues, textValues, writtenText } from '../content/shown-values.ts';
import { usePageChange } from './use-page-change.ts';

/** What the form of a page has. */
interface PageValues {
	readonly title: TextValues;
	readonly summary: TextValues;
	readonly markdown: TextValues;
}

const ROWS = { least: 14, most: 40 } as const;

/** Props of {@link PageForm}. */
export interface PageFormProps {
	readonly page: OperatedPage;
	/** The language that is written; the others stay as they are. */
	readonly language: Language;
}

/** The draft of a page in one language at a time; all of them are saved. */
export function PageForm({ page, language }: PageFormProps) {
	const { t } = useTranslation('pages');
	const { language: reader } = usePreferences();
	const { change, isPending } = usePageChange();
	const { slug, draft, texts } = page;
	const { title, summary, markdown } = draft?.texts ?? texts;
	const form = useForm<PageValues>({
		defaultValues: { title: textValues(title), summary: textValues(summary), markdown: textValues(markdown) },
	});

	async function save(values: PageValues): Promise<FormResult> {
		const written = {
			title: writtenText(values.title),
			summary: writtenText(values.summary),
			markdown: writtenText(values.markdown),
		};
		const refused = await change(savePageDraft(slug, draft?.revision ?? null, written), t('draft.saved'));
		if (refused !== undefined) return { formError: refused };
		form.reset(values);
		return undefined;
	}

	async function discard() {
		await change(removePageDraft(slug), t('draft.removed'));
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('notSaved') }}>
			{/* All languages are fields of the form; the others are hidden, so that what is typed there stays. */}
			{LANGUAGE_KEYS.map((key) => (
				<div key={key} hidden={key !== language} className="flex flex-col gap-4">
					<WordsField<PageValues, `title.${Language}`>
						name={`title.${key}`}
						label={t('inLanguage', { label: t('fields.title'), language: LANGUAGES[key].name })}
						lang={LANGUAGES[key].htmlLang}
						maxLength={PAGE_LIMITS.title.max}
						autoComplete="off"
					/>
					<WordsField<PageValues, `summary.${Language}`>
						name={`summary.${key}`}
						label={t('inLanguage', { label: t('fields.summary'), language: LANGUAGES[key].name })}
						description={t('summaryText')}
						lang={LANGUAGES[key].htmlLang}
						maxLength={PAGE_LIMITS.summary.max}
						autoComplete="off"
					/>
					<WordsArea<PageValues, `markdown.${Language}`>
						name={`markdown.${key}`}
						label={t('inLanguage', { label: t('fields.markdown'), language: LANGUAGES[key].name })}
						description={t('markdownText')}
						lang={LANGUAGES[key].htmlLang}
						rows={ROWS.least}
						maxRows={ROWS.most}
						limit={PAGE_LIMITS.markdown.max}
						labels={{
							count: (used, most) => placeText(used, most, reader),
							left: (count) => t('left', { count }),
							over: (count) => t('over', { count }),
						}}
					/>
				</div>
			))}
			<div className="flex flex-wrap gap-3">
				<FormSubmit loadingLabel={t('saving')}>{t('draft.save')}</FormSubmit>
				{draft !== null && (
					<Button variant="ghost" disabled={isPending} onClick={() => void discard()}>
						{t('draft.remove')}
					</Button>
				)}
			</div>
		</Form>
	);
}
