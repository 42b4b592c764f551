import { confirmAccountDeletion, startAccountDeletion } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import type { FormErrors } from '@zaylat/ui/form';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { saveAddresses } from '../../addresses/saved-addresses.ts';
import { useCodeErrors } from '../../session/one-time-code/use-code-errors.ts';
import { useSentCode } from '../../session/one-time-code/use-sent-code.ts';
import { useReauthentication } from './use-reauthentication.tsx';

/** Deletes the account by its password, if it has one, and a 6-digit code, and signs out (Specification §4, §5; ADR 28). */
export function useDeleteAccount() {
	const { t } = useTranslation('account');
	const { auth, edition } = useAppContext();
	const { language } = usePreferences();
	const client = useClient();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const codeErrors = useCodeErrors();
	const code = useSentCode();
	const { withProof, dialog } = useReauthentication();
	const [isSending, setIsSending] = useState(false);
	const [problem, setProblem] = useState<string>();

	return {
		code,
		/** Where the shopper is asked for the password; render it. */
		dialog,
		/** The code is on its way. */
		isSending,
		/** Why no code could be sent, and what to do. */
		problem,
		async send(): Promise<void> {
			setIsSending(true);
			setProblem(undefined);
			const attempt = await withProof(() => client.attempt(startAccountDeletion()));
			setIsSending(false);
			if (attempt === undefined) return;
			if (attempt.ok) return code.take(attempt.value.data);
			const { title, advice } = errorText(attempt.error.code);
			setProblem(`${title}. ${advice}`);
		},
		async confirm(typed: string): Promise<FormErrors | undefined> {
			const attempt = await withProof(() => client.attempt(confirmAccountDeletion(typed)));
			if (attempt === undefined) return undefined;
			if (!attempt.ok) return codeErrors(attempt.error);
			const date = formatDate(attempt.value.data.restorableUntil, language, EDITIONS[edition].timeZone);
			toast.show({ title: t('delete.done'), description: t('delete.doneText', { date }) });
			// Away from the guarded page first: without a session it would lead to the sign-in page.
			navigate('/account-restore', { replace: true, state: { until: attempt.value.data.restorableUntil } });
			await auth.refresh();
			saveAddresses([]);
			return undefined;
		},
	};
}
