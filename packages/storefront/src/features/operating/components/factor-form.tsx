import type { ApiError } from '@zaylat/api-client';
import { readFactor } from '@zaylat/domain/roles';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyDemoFactor } from '../../demo/lazy-demo.tsx';

interface FactorValues {
	readonly code: string;
}

/** Props of {@link FactorForm}. */
export interface FactorFormProps {
	readonly description: string;
	/** Text of the button. */
	readonly submit: string;
	/** Sends the code; what it returns is what went wrong. */
	readonly onSubmit: (code: string) => Promise<ApiError | undefined>;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function FactorForm({ description, submit, onSubmit }: FactorFormProps) {
	const { t } = useTranslation(['operating', 'failures']);
	const formErrors = useFormErrors();
	const form = useForm<FactorValues>({
		defaultValues: { code: '' },
		resolver: (values) =>
			resolveSentences(values, { code: readFactor(values.code) ? undefined : t('factor.malformed') }),
	});

	async function send({ code }: FactorValues): Promise<FormErrors | undefined> {
		const error = await onSubmit(code);
		if (error === undefined) return undefined;
		form.setValue('code', '');
		const isOfCode = error.code === 'factor_wrong';
		return isOfCode ? { fieldErrors: { code: t('factor.wrong') } } : formErrors(error);
	}

	return (
		<Form form={form} labels={{ failed: t('notDone') }} onSubmit={send}>
			<InputField<FactorValues, 'code'>
				name="code"
				label={t('factor.code')}
				description={description}
				inputMode="text"
				autoComplete="one-time-code"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={20}
			/>
			<LazyDemoFactor onFill={(code) => form.setValue('code', code)} />
			<FormSubmit loadingLabel={t('working')}>{submit}</FormSubmit>
		</Form>
	);
}
