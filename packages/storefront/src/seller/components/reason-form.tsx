import { Form, FormSubmit } from '@zaylat/ui/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { resolveSentences } from '../../shared/form-errors/resolve-sentences.ts';
import { placeText } from '../../shared/picture-viewer/place-text.ts';

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
	readonly onSubmit: (text: string) => Promise<void>;
}

interface Reason {
	readonly text: string;
}

/** A form for a text of the seller: the reason of a cancellation or refusal, or the answer to a question. */
export function ReasonForm({
	label,
	description,
	submit,
	mostLetters,
	isRequired = false,
	missing,
	text = '',
	onSubmit,
}: ReasonFormProps) {
	const { t } = useTranslation('selling');
	const { language } = usePreferences();
	const form = useForm<Reason>({
		defaultValues: { text },
		resolver: (values) => {
			const isMissing = isRequired && values.text.trim() === '';
			const isLong = values.text.length > mostLetters;
			const tooLong = isLong ? t('reason.long') : undefined;
			return resolveSentences(values, { text: isMissing ? (missing ?? t('reason.missing')) : tooLong });
		},
	});

	return (
		<Form
			form={form}
			onSubmit={async ({ text }) => {
				await onSubmit(text.trim());
				return undefined;
			}}
			labels={{ failed: t('notDone') }}
			className="rounded-control bg-surface-sunken p-3"
		>
			<TextareaField<Reason, 'text'>
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
