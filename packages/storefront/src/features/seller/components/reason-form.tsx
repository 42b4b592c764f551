import { isBlank } from '@zaylat/domain/typed-text';
import { Form, FormSubmit } from '@zaylat/ui/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsArea } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link ReasonForm}. */
export interface ReasonFormProps {
	readonly label: string;
	readonly description: string;
	/** Text of the button. */
	readonly submit: string;
	readonly mostLetters: number;
	readonly isRequired?: boolean;
	/** What an empty field says where it is required; the usual sentence asks for a reason. */
	readonly missing?: string;
	/** What is written at first. Default nothing. */
	readonly text?: string;
	/** Name under which the tab keeps what was typed; one per parcel, return, request or question and what is done with it. */
	readonly keptAs: string;
	/** Sends the text; what it returns says whether that succeeded. */
	readonly onSubmit: (text: string) => Promise<boolean>;
}

interface Reason {
	readonly text: string;
}

/** A form for a text of the seller: the reason of a cancellation or refusal, or the answer to a question. What was typed outlives a reload. */
export function ReasonForm({
	label,
	description,
	submit,
	mostLetters,
	isRequired = false,
	missing,
	text = '',
	keptAs,
	onSubmit,
}: ReasonFormProps) {
	const { t } = useTranslation('selling');
	const { language } = usePreferences();
	const form = useForm<Reason>({
		defaultValues: { text },
		resolver: (values) => {
			const isMissing = isRequired && isBlank(values.text);
			const isLong = values.text.length > mostLetters;
			const tooLong = isLong ? t('reason.long') : undefined;
			return resolveSentences(values, { text: isMissing ? (missing ?? t('reason.missing')) : tooLong });
		},
	});

	const kept = useKeptForm(form, keptAs);

	return (
		<Form
			form={form}
			onSubmit={async ({ text }) => {
				if (await onSubmit(text)) kept.forget();
				return undefined;
			}}
			labels={{ failed: t('notDone') }}
			className="rounded-control bg-surface-sunken p-3"
		>
			<WordsArea<Reason, 'text'>
				name="text"
				label={label}
				description={description}
				rows={2}
				limit={mostLetters}
				isRequired={isRequired}
				requiredLabel={t('required')}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('reason.left', { count }),
					over: (count) => t('reason.over', { count }),
				}}
			/>
			<FormSubmit loadingLabel={t('working')}>{submit}</FormSubmit>
		</Form>
	);
}
