import { confirmRegistration, startRegistration } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormErrors } from '../shared/form-errors/use-form-errors.ts';
import { useCodeErrors } from '../shared/one-time-code/use-code-errors.ts';
import type { RegisterValues } from './register-values.ts';
import { useAuthSteps } from './use-auth-steps.ts';
import { useFieldWords } from './use-field-words.ts';

const NOTHING: RegisterValues = { name: '', identifier: '', password: '' };

/** Registers in two steps, and signs in; a guest's cart and orders come along (Decision 17, 20). */
export function useRegister() {
	const { t } = useTranslation('auth');
	const { auth, cart } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const steps = useAuthSteps('register');
	const formErrors = useFormErrors();
	const codeErrors = useCodeErrors();
	const words = useFieldWords();
	const [typed, setTyped] = useState(NOTHING);
	const request = (values: RegisterValues) =>
		startRegistration({ identifier: values.identifier.trim(), name: values.name.trim() });

	return {
		...steps,
		typed,
		/** Asks for another code to the same place. */
		again: () => request(typed),
		async next(values: RegisterValues): Promise<FormErrors | undefined> {
			const isSent = steps.code.sent !== undefined && values.identifier === typed.identifier;
			setTyped(values);
			if (!isSent) {
				const attempt = await client.attempt(request(values));
				if (!attempt.ok) {
					if (attempt.error.code === 'identifier_taken') return { fieldErrors: { identifier: t('problems.taken') } };
					return formErrors(attempt.error, (_, problem) => words(problem));
				}
				steps.code.take(attempt.value.data);
			}
			steps.toCode();
			return undefined;
		},
		async confirm(code: string): Promise<FormErrors | undefined> {
			const { name, identifier, password } = typed;
			const attempt = await client.attempt(
				confirmRegistration({ name: name.trim(), identifier: identifier.trim(), password, code }),
			);
			if (!attempt.ok) return codeErrors(attempt.error);
			await auth.refresh();
			void cart.load();
			toast.show({ tone: 'positive', title: t('register.done') });
			steps.leave();
			return undefined;
		},
	};
}
