import { confirmRegistration, startRegistration } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useFormErrors } from '../shared/form-errors/use-form-errors.ts';
import { useKeptValues } from '../shared/kept-form/use-kept-values.ts';
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
	const details = useKeptValues('register', () => {});
	const sentTo = useKeptValues('register-sent', ({ name, identifier }) => {
		if (typeof name === 'string' && typeof identifier === 'string')
			setTyped((known) => ({ ...known, name, identifier }));
	});
	const request = (values: RegisterValues) =>
		startRegistration({ identifier: values.identifier.trim(), name: values.name.trim() });

	return {
		...steps,
		typed,
		/** Whether a reload lost the password, which is never stored: it is entered again with the code. */
		needsPassword: typed.password === '',
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
				sentTo.keep({ name: values.name, identifier: values.identifier });
			}
			steps.toCode();
			return undefined;
		},
		async confirm(code: string, password = typed.password): Promise<FormErrors | undefined> {
			const { name, identifier } = typed;
			const attempt = await client.attempt(
				confirmRegistration({ name: name.trim(), identifier: identifier.trim(), password, code }),
			);
			if (!attempt.ok) return codeErrors(attempt.error, (_, problem) => words(problem));
			details.forget();
			sentTo.forget();
			await auth.refresh();
			void cart.load();
			toast.show({ tone: 'positive', title: t('register.done') });
			steps.leave();
			return undefined;
		},
	};
}
