import { replayWebhooks } from '@zaylat/api-client';
import type { WebhookEndpoint } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { DAY_MS } from '@zaylat/domain/time';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface ReplayValues {
	/** Days as `2026-11-30`, in UTC. */
	readonly from: string;
	readonly to: string;
	readonly which: 'failed' | 'all';
}

/** Props of {@link WebhookReplay}. */
export interface WebhookReplayProps {
	readonly endpoint: WebhookEndpoint;
	readonly onDone: () => void;
}

/** Days for which deliveries are kept. */
const KEPT_DAYS = 30;

/** Sends the deliveries of some days again. */
export function WebhookReplay({ endpoint, onDone }: WebhookReplayProps) {
	const { t } = useTranslation(['webhooks', 'operating']);
	const { now } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const dayBefore = (days: number) => new Date(now() - days * DAY_MS).toISOString().slice(0, 10);
	const form = useForm<ReplayValues>({
		defaultValues: { from: dayBefore(KEPT_DAYS), to: dayBefore(0), which: 'failed' },
		resolver: (values) =>
			resolveSentences(values, {
				from: values.from === '' ? t('replay.dayMissing') : undefined,
				to: values.to === '' ? t('replay.dayMissing') : values.to < values.from ? t('replay.wrongWay') : undefined,
			}),
	});

	async function send({ from, to, which }: ReplayValues): Promise<FormErrors | undefined> {
		const range = { from: `${from}T00:00:00.000Z`, to: `${to}T23:59:59.999Z` };
		const attempt = await client.attempt(replayWebhooks({ endpoint: endpoint.id, ...range, which }));
		if (!attempt.ok) return formErrors(attempt.error);
		const { replayed } = attempt.value.data;
		toast.show({ id: 'operating', tone: 'positive', title: t('replay.done', { count: replayed }) });
		onDone();
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={send}>
			<InputField<ReplayValues, 'from'> name="from" type="date" label={t('operating:audit.from')} />
			<InputField<ReplayValues, 'to'> name="to" type="date" label={t('operating:audit.to')} />
			<SelectField<ReplayValues, 'which'> name="which" label={t('replay.which')}>
				<option value="failed">{t('replay.failed')}</option>
				<option value="all">{t('replay.all')}</option>
			</SelectField>
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t('acts.replay')}
			</FormSubmit>
		</Form>
	);
}
