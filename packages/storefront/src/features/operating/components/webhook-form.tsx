import { addWebhook, changeWebhook } from '@zaylat/api-client';
import type { WebhookEndpoint } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { isBlank } from '@zaylat/domain/typed-text';
import { endpointUrlProblem, isWebhookEvent, WEBHOOK_EVENTS, WEBHOOK_LIMITS } from '@zaylat/domain/webhooks';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxField, CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useToast } from '@zaylat/ui/toast';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface EndpointValues {
	readonly name: string;
	readonly url: string;
	readonly events: readonly string[];
	readonly isActive: boolean;
}

/** Props of {@link WebhookForm}. */
export interface WebhookFormProps {
	/** The endpoint that is changed; a new one without it. */
	readonly endpoint: WebhookEndpoint | undefined;
	/** Called when it is stored; a new endpoint comes with its secret. */
	readonly onDone: (added?: { readonly endpoint: WebhookEndpoint; readonly secret: string }) => void;
}

/** Adds or changes an endpoint. */
export function WebhookForm({ endpoint, onDone }: WebhookFormProps) {
	const { t } = useTranslation(['webhooks', 'operating']);
	const client = useClient();
	const toast = useToast();
	const formErrors = useFormErrors();
	const form = useForm<EndpointValues>({
		defaultValues: {
			...{ name: endpoint?.name ?? '', url: endpoint?.url ?? '', events: endpoint?.events ?? [] },
			isActive: endpoint?.state !== 'paused',
		},
		resolver: (values) =>
			resolveSentences(values, {
				name: isBlank(values.name) ? t('form.nameMissing') : undefined,
				// The demo takes `http`, too; the server says where that will not do.
				url: urlSentence(endpointUrlProblem(values.url.trim(), true)),
				events: values.events.length === 0 ? t('form.eventsMissing') : undefined,
			}),
	});

	function urlSentence(problem: string | undefined): string | undefined {
		if (problem === undefined) return undefined;
		return t(
			problem === 'credentials' ? 'form.credentials' : problem === 'not_https' ? 'form.notHttps' : 'form.malformed',
		);
	}

	async function save({ name, url, events, isActive }: EndpointValues): Promise<FormErrors | undefined> {
		const body = { name, url: url.trim(), events: events.filter(isWebhookEvent) };
		const words = (field: string, problem: string) => (field === 'url' ? urlSentence(problem) : undefined);
		if (endpoint === undefined) {
			const attempt = await client.attempt(addWebhook(body));
			if (!attempt.ok) return formErrors(attempt.error, words);
			onDone(attempt.value.data);
			return undefined;
		}
		const state = isActive ? 'active' : 'paused';
		const attempt = await client.attempt(changeWebhook(endpoint.id, { ...body, state }));
		if (!attempt.ok) return formErrors(attempt.error, words);
		toast.show({ id: 'operating', tone: 'positive', title: t('form.saved', { name }) });
		onDone();
		return undefined;
	}

	return (
		<Form form={form} labels={{ failed: t('operating:notDone') }} onSubmit={save}>
			<InputField<EndpointValues, 'name'>
				name="name"
				label={t('form.name')}
				description={t('form.nameText')}
				maxLength={WEBHOOK_LIMITS.name}
				autoComplete="off"
			/>
			<InputField<EndpointValues, 'url'>
				name="url"
				type="url"
				inputMode="url"
				label={t('form.url')}
				description={t('form.urlText')}
				maxLength={WEBHOOK_LIMITS.url}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
			/>
			<CheckboxGroupField<EndpointValues, 'events'> name="events" label={t('form.events')}>
				{WEBHOOK_EVENTS.map((event) => (
					<Checkbox key={event} value={event} description={event}>
						{t(`events.${event}`)}
					</Checkbox>
				))}
			</CheckboxGroupField>
			{endpoint !== undefined && (
				<CheckboxField<EndpointValues, 'isActive'>
					name="isActive"
					label={t('form.active')}
					description={t('form.activeText')}
				/>
			)}
			<FormSubmit isFullWidth loadingLabel={t('operating:working')}>
				{t(endpoint === undefined ? 'endpoints.add' : 'form.save')}
			</FormSubmit>
		</Form>
	);
}
