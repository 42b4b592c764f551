import { saveHomeSection } from '@zaylat/api-client';
import type { HomeContent, HomeSectionInput, OperatedSection } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { homeSectionProblems, SECTION_TITLE } from '@zaylat/domain/content';
import { Button } from '@zaylat/ui/button';
import { Form, type FormResult, FormSubmit } from '@zaylat/ui/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ContentText } from './content-texts.tsx';
import { ShownFields } from './shown-fields.tsx';
import {
	type ShownValues,
	shownValues,
	type TextValues,
	textValues,
	timesInMs,
	writtenText,
	writtenTimes,
} from './shown-values.ts';
import { useContentProblems } from './use-content-problems.ts';

/** What the form of a section has. */
interface SectionValues extends ShownValues {
	readonly title: TextValues;
	/** Id of a collection; empty without one. */
	readonly collection: string;
}

/** Props of {@link SectionForm}. */
export interface SectionFormProps {
	/** Undefined for a new, hand-picked one. */
	readonly section: OperatedSection | undefined;
	readonly content: HomeContent;
	/** Called with all banners and sections as they are from now on. */
	readonly onSaved: (content: { data: HomeContent }) => Promise<void>;
	readonly onCancel: () => void;
}

/** What staff write of a section: its heading, what a hand-picked one shows, and when. */
export function SectionForm({ section, content, onSaved, onCancel }: SectionFormProps) {
	const { t } = useTranslation('content');
	const { edition } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const errorText = useErrorText();
	const sentencesOf = useContentProblems();
	const [id] = useState(() => section?.id ?? crypto.randomUUID());
	const kind = section?.kind ?? 'collection';
	const form = useForm<SectionValues>({
		defaultValues: {
			title: textValues(section?.title),
			collection: String(section?.collection ?? ''),
			...shownValues(section, edition),
		},
	});

	async function save(values: SectionValues): Promise<FormResult> {
		const written: HomeSectionInput = {
			kind,
			title: writtenText(values.title),
			collection: values.collection === '' ? null : Number(values.collection),
			...writtenTimes(values, edition, section),
		};
		const others = content.sections.filter((each) => each.id !== id).map((each) => each.kind);
		const problems = homeSectionProblems({ ...written, ...timesInMs(written), collection: written.collection }, others);
		if (problems.length > 0) return { fieldErrors: sentencesOf(problems) };
		const attempt = await client.attempt(saveHomeSection(id, written));
		if (!attempt.ok) {
			const { code, details, fields } = attempt.error;
			const named = Object.entries(fields).map(([field, problem]) => ({ field, problem }));
			if (code === 'bad_request' && named.length > 0) return { fieldErrors: sentencesOf(named) };
			return { formError: errorText(code, details).text };
		}
		toast.show({ id: 'operating', tone: 'positive', title: t('sections.saved') });
		await onSaved(attempt.value);
		return undefined;
	}

	return (
		<Form form={form} onSubmit={save} labels={{ failed: t('notSaved') }}>
			{kind === 'collection' && (
				<SelectField<SectionValues, 'collection'> name="collection" label={t('sections.collection')}>
					<option value="">{t('sections.choose')}</option>
					{content.collections.map((collection) => (
						<option key={collection.id} value={String(collection.id)}>
							{collection.title}
						</option>
					))}
				</SelectField>
			)}
			<ContentText
				name="title"
				label={t('sections.title')}
				description={t('sections.titleText')}
				limit={SECTION_TITLE.max}
			/>
			<ShownFields />
			<div className="flex flex-wrap gap-3">
				<FormSubmit loadingLabel={t('saving')}>{t('save')}</FormSubmit>
				<Button variant="ghost" onClick={onCancel}>
					{t('cancel')}
				</Button>
			</div>
		</Form>
	);
}
