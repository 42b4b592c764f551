import { confirmRegistration, isPrivateKey, startRegistration } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useCodeErrors } from '../one-time-code/use-code-errors.ts';
import type { RegisterValues } from '../register-values.ts';
import { useAuthSteps } from './use-auth-steps.ts';
import { useFieldWords } from './use-field-words.ts';

const NOTHING: RegisterValues = { name: '', identifier: '', password: '' };

/** Registers in two steps, and signs in; a guest's cart and orders come along (Decision 17, 20). */
export function useRegister() {
	const { t } = useTranslation('auth');
	const { auth, cache } = useAppContext();
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
	const request = (values: RegisterValues) => startRegistration({ identifier: values.identifier, name: values.name });

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
				if (!attempt.ok) return formErrors(attempt.error, (_, problem) => words(problem));
				steps.code.take(attempt.value.data);
				sentTo.keep({ name: values.name, identifier: values.identifier });
			}
			steps.toCode();
			return undefined;
		},
		async confirm(code: string, password = typed.password): Promise<FormErrors | undefined> {
			const { name, identifier } = typed;
			const attempt = await client.attempt(confirmRegistration({ name, identifier, password, code }));
			if (!attempt.ok) return codeErrors(attempt.error, (_, problem) => words(problem));
			details.forget();
			sentTo.forget();
			await auth.refresh();
			// A guest's cart and orders belong to the account now.
			cache.remove(isPrivateKey, { isRefetched: true });
			toast.show({ tone: 'positive', title: t('register.done') });
			steps.leave();
			return undefined;
		},
	};
}
