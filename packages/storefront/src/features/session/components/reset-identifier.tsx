import { identifierProblem } from '@zaylat/domain/contact';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { InputField } from '@zaylat/ui/input/form';
import { useForm } from 'react-hook-form';
import { resolveSentences } from '../../../core/forms/resolve-sentences.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFieldWords } from '../state/use-field-words.ts';

interface IdentifierValues {
	readonly identifier: string;
}

/** Props of {@link ResetIdentifier}. */
export interface ResetIdentifierProps {
	/** What was typed before. */
	readonly typed: string;
	/** Sends the code. */
	readonly onNext: (identifier: string) => Promise<FormErrors | undefined>;
}

/** Whose password is to be set again. */
export function ResetIdentifier({ typed, onNext }: ResetIdentifierProps) {
	const { t } = useTranslation('auth');
	const words = useFieldWords();
	const form = useForm<IdentifierValues>({
		defaultValues: { identifier: typed },
		resolver: (values) => {
			const problem = identifierProblem(values.identifier);
			return resolveSentences(values, { identifier: problem && words(problem) });
		},
	});
	useKeptForm(form, 'reset');
	return (
		<Form form={form} labels={{ failed: t('steps.failed') }} onSubmit={({ identifier }) => onNext(identifier)}>
			<InputField<IdentifierValues, 'identifier'>
				name="identifier"
				label={t('identifier')}
				inputMode="email"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				isRequired
				requiredLabel={t('steps.required')}
			/>
			<FormSubmit size="lg" isFullWidth loadingLabel={t('register.sending')}>
				{t('reset.next')}
			</FormSubmit>
		</Form>
	);
}
