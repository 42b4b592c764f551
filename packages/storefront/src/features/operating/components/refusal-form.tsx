import { refuseReviewed } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { orderedReasons, REVIEW_NOTE_LETTERS, REVIEW_REASON_KEYS, reviewProblem } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { TextareaField } from '@zaylat/ui/textarea/form';
import { useForm } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface RefusalValues {
	readonly reasons: readonly string[];
	readonly note: string;
}

/** Props of {@link RefusalForm}. */
export interface RefusalFormProps {
	readonly id: string;
	readonly onDone: () => void;
}

/** Asks why a product is refused: reasons of a list, and words where they are not enough. */
export function RefusalForm({ id, onDone }: RefusalFormProps) {
	const { t } = useTranslation(['operatedGoods', 'operating', 'reviewedGoods']);
	const { language } = usePreferences();
	const client = useClient();
	const formErrors = useFormErrors();
	const form = useForm<RefusalValues>({
		defaultValues: { reasons: [], note: '' },
		resolver: (values) => {
			const problem = reviewProblem(orderedReasons(values.reasons), values.note);
			return resolveSentences(values, {
				reasons: problem === 'reasons_missing' ? t('reasonsMissing') : undefined,
				note: problem === 'note_missing' ? t('noteMissing') : undefined,
			});
		},
	});
	const kept = useKeptForm(form, `refusal-${id}`);

	async function send({ reasons, note }: RefusalValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(refuseReviewed(id, orderedReasons(reasons), note));
		if (!attempt.ok) return formErrors(attempt.error);
		kept.forget();
		onDone();
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			<CheckboxGroupField<RefusalValues, 'reasons'> name="reasons" label={t('reasons')}>
				{REVIEW_REASON_KEYS.map((reason) => (
					<Checkbox key={reason} value={reason}>
						{t(`reviewedGoods:reasons.${reason}`)}
					</Checkbox>
				))}
			</CheckboxGroupField>
			<TextareaField<RefusalValues, 'note'>
				name="note"
				label={t('note')}
				description={t('noteText')}
				rows={3}
				limit={REVIEW_NOTE_LETTERS}
				labels={{
					count: (used, limit) => placeText(used, limit, language),
					left: (count) => t('left', { count, number: formatCount(count, language) }),
					over: (count) => t('over', { count, number: formatCount(count, language) }),
				}}
			/>
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('refuse')}
			</FormSubmit>
		</Form>
	);
}
