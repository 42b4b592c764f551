import { dropStaffJobs } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { STAFF_REASON_LETTERS } from '@zaylat/domain/roles';
import { isBlank } from '@zaylat/domain/typed-text';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface DropValues {
	readonly reason: string;
}

/** Props of {@link DropJobs}. */
export interface DropJobsProps {
	readonly ids: readonly string[];
	readonly onDone: () => void;
}

/** Deletes failed jobs with a reason. */
export function DropJobs({ ids, onDone }: DropJobsProps) {
	const { t } = useTranslation(['failedJobs', 'operating']);
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<DropValues>({
		defaultValues: { reason: '' },
		resolver: (values) =>
			resolveSentences(values, {
				reason: isBlank(values.reason) ? t('operating:accounts.reasonMissing') : undefined,
			}),
	});

	async function send({ reason }: DropValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(dropStaffJobs(ids, reason));
		if (!attempt.ok) return formErrors(attempt.error);
		toast.show({ id: 'operating', tone: 'positive', title: t('dropped') });
		onDone();
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			<InputField<DropValues, 'reason'>
				name="reason"
				label={t('operating:accounts.reason')}
				description={t('operating:accounts.reasonText')}
				maxLength={STAFF_REASON_LETTERS}
			/>
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('drop')}
			</FormSubmit>
		</Form>
	);
}
