import { confirmPasswordReset, startPasswordReset } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useKeptValues } from '../../../core/forms/use-kept-values.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { authPath } from '../auth-paths.ts';
import { useCodeErrors } from '../one-time-code/use-code-errors.ts';
import { useAuthSteps } from './use-auth-steps.ts';
import { useFieldWords } from './use-field-words.ts';

/** What is typed beside the code to set a new password. */
export interface NewPasswordValues {
	readonly code: string;
	readonly password: string;
}

/** Sets a new password in two steps, then signs in with it (Decision 17). */
export function useReset() {
	const { t } = useTranslation('auth');
	const { auth } = useAppContext();
	const client = useClient();
	const toast = useToast();
	const steps = useAuthSteps('reset');
	const formErrors = useFormErrors();
	const codeErrors = useCodeErrors();
	const words = useFieldWords();
	const [identifier, setIdentifier] = useState('');
	const details = useKeptValues('reset', () => {});
	const sentTo = useKeptValues('reset-sent', ({ identifier: typed }) => {
		if (typeof typed === 'string') setIdentifier(typed);
	});
	const request = (typed: string) => startPasswordReset(typed);

	async function signIn(typed: string, password: string): Promise<boolean> {
		try {
			const fields = { identifier: typed, password };
			const result = await auth.signIn('credentials', fields, { callbackUrl: steps.target, redirect: false });
			return result.ok;
		} catch {
			// The auth client has reported the endpoint that cannot be reached; the sign-in page says the same.
			return false;
		}
	}

	return {
		...steps,
		identifier,
		/** Asks for another code to the same place. */
		again: () => request(identifier),
		async next(typed: string): Promise<FormErrors | undefined> {
			const isSent = steps.code.sent !== undefined && typed === identifier;
			setIdentifier(typed);
			if (!isSent) {
				const attempt = await client.attempt(request(typed));
				if (!attempt.ok) return formErrors(attempt.error, (_, problem) => words(problem));
				steps.code.take(attempt.value.data);
				sentTo.keep({ identifier: typed });
			}
			steps.toCode();
			return undefined;
		},
		async confirm({ code, password }: NewPasswordValues): Promise<FormErrors | undefined> {
			const attempt = await client.attempt(confirmPasswordReset({ identifier, code, password }));
			if (!attempt.ok) return codeErrors(attempt.error, (_, problem) => words(problem));
			details.forget();
			sentTo.forget();
			const isIn = await signIn(attempt.value.data.identifier, password);
			toast.show({ tone: 'positive', title: t(isIn ? 'reset.done' : 'reset.signInNow') });
			steps.leave(isIn ? steps.target : authPath('login', steps.target));
			return undefined;
		},
	};
}
