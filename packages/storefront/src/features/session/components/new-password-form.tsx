import { passwordProblem } from '@zaylat/domain/account';
import { Button } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { PasswordField } from '@zaylat/ui/password-input/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeFields } from '../one-time-code/code-fields.tsx';
import { useCodeWords } from '../one-time-code/code-problem.ts';
import type { CodeResendProps } from '../one-time-code/code-resend.tsx';
import { DemoCodeFill } from '../one-time-code/demo-code-fill.tsx';
import { typedCodeName } from '../one-time-code/use-sent-code.ts';
import { useFieldWords } from '../state/use-field-words.ts';
import type { NewPasswordValues } from '../state/use-reset.ts';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps extends CodeResendProps {
	/** What the account is known by; a password may not be that. */
	readonly identifier: string;
	readonly onConfirm: (values: NewPasswordValues) => Promise<FormErrors | undefined>;
	readonly onBack: () => void;
	readonly labels: {
		readonly password: string;
		readonly confirm: string;
		readonly confirming: string;
		readonly back: string;
	};
}

/** Fields that are never stored. */
const SECRETS = ['password'] as const;

/** The code that was sent, and a new password. */
export function NewPasswordForm({ identifier, onConfirm, onBack, labels, ...code }: NewPasswordFormProps) {
	const { t } = useTranslation('auth');
	const codeWords = useCodeWords();
	const words = useFieldWords();
	const form = useForm<NewPasswordValues>({
		defaultValues: { code: '', password: '' },
		resolver: (values) => {
			const problem = passwordProblem(values.password, [identifier]);
			return resolveSentences(values, { code: codeWords(values.code), password: problem && words(problem) });
		},
	});
	const { forget } = useKeptForm(form, typedCodeName(code.code), SECRETS);

	async function confirm(values: NewPasswordValues) {
		const errors = await onConfirm(values);
		if (errors === undefined) forget();
		return errors;
	}

	return (
		<Form form={form} labels={{ failed: t('steps.failed') }} onSubmit={confirm}>
			{/* For password managers, which keep the new password under this name. */}
			<input type="hidden" name="identifier" autoComplete="username" value={identifier} />
			<CodeFields {...code} />
			<PasswordField<NewPasswordValues, 'password'>
				name="password"
				label={labels.password}
				description={t('register.passwordHelp')}
				autoComplete="new-password"
				labels={{ show: t('show') }}
				isRequired
				requiredLabel={t('steps.required')}
			/>
			<div className="flex flex-wrap gap-3">
				<FormSubmit size="lg" loadingLabel={labels.confirming} className="grow">
					{labels.confirm}
				</FormSubmit>
				<Button size="lg" variant="ghost" onClick={onBack} className="grow">
					{labels.back}
				</Button>
			</div>
			<DemoCodeFill code={code.code} />
		</Form>
	);
}
