import { reauthenticate } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { PasswordField } from '@zaylat/ui/password-input/form';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface ProofValues {
	readonly password: string;
}

/** Props of the ways to prove who uses the session. */
export interface ProofProps {
	readonly onCancel: () => void;
	readonly onProven: () => void;
}

/** Proves who uses the session by the current password. */
export function ProofPassword({ onCancel, onProven }: ProofProps) {
	const { t } = useTranslation('account');
	const client = useClient();
	const formErrors = useFormErrors();
	const form = useForm<ProofValues>({
		defaultValues: { password: '' },
		resolver: (values) =>
			resolveSentences(values, { password: values.password === '' ? t('details.password.missing') : undefined }),
	});
	const { setFocus } = form;
	useEffect(() => {
		// It comes after the heading that had the focus, when the API has said what is asked for.
		setFocus('password');
	}, [setFocus]);

	async function send({ password }: ProofValues): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(reauthenticate({ password }));
		if (attempt.ok) {
			onProven();
			return undefined;
		}
		if (attempt.error.code === 'password_wrong') return { fieldErrors: { password: t('proof.wrong') } };
		return formErrors(attempt.error);
	}

	return (
		<Form form={form} labels={{ failed: t('details.failed') }} onSubmit={send}>
			<PasswordField<ProofValues, 'password'>
				name="password"
				label={t('details.password.current')}
				labels={{ show: t('details.password.show') }}
			/>
			<div className="flex flex-wrap gap-3">
				<FormSubmit loadingLabel={t('proof.confirming')} className="grow">
					{t('proof.confirm')}
				</FormSubmit>
				<Button variant="ghost" onClick={onCancel} className="grow">
					{t('proof.cancel')}
				</Button>
			</div>
			<p className="text-sm text-text-muted">{t('proof.forgotten')}</p>
		</Form>
	);
}
