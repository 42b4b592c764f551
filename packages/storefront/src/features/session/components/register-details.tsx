import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { InputField } from '@zaylat/ui/input/form';
import { PasswordField } from '@zaylat/ui/password-input/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type RegisterValues, registerProblems } from '../register-values.ts';
import { sentencesOf, useFieldWords } from '../state/use-field-words.ts';

/** Props of {@link RegisterDetails}. */
export interface RegisterDetailsProps {
	/** What was typed before; it is there again. */
	readonly typed: RegisterValues;
	/** Sends the code; what it answers is shown at the fields. */
	readonly onNext: (values: RegisterValues) => Promise<FormErrors | undefined>;
}

const SECRETS = ['password'] as const;

/** Name, email or phone number, and a new password. */
export function RegisterDetails({ typed, onNext }: RegisterDetailsProps) {
	const { t } = useTranslation('auth');
	const words = useFieldWords();
	const form = useForm<RegisterValues>({
		defaultValues: typed,
		resolver: (values) => resolveSentences(values, sentencesOf(registerProblems(values), words)),
	});
	useKeptForm(form, 'register', SECRETS);
	const required = { isRequired: true, requiredLabel: t('steps.required') } as const;
	return (
		<Form form={form} labels={{ failed: t('steps.failed') }} onSubmit={onNext}>
			<BoundFormErrorSummary labels={{ heading: () => t('steps.summary') }} />
			<WordsField<RegisterValues, 'name'> name="name" label={t('register.name')} autoComplete="name" {...required} />
			<InputField<RegisterValues, 'identifier'>
				name="identifier"
				label={t('identifier')}
				description={t('register.identifierHelp')}
				inputMode="email"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				{...required}
			/>
			<PasswordField<RegisterValues, 'password'>
				name="password"
				label={t('password')}
				description={t('register.passwordHelp')}
				autoComplete="new-password"
				labels={{ show: t('show') }}
				{...required}
			/>
			<FormSubmit size="lg" isFullWidth loadingLabel={t('register.sending')}>
				{t('register.next')}
			</FormSubmit>
		</Form>
	);
}
