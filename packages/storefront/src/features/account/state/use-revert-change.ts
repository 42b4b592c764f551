import { revertAccountChange } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';

/** Why a link reverts nothing, by the error of the API; its texts are `account:revert.<problem>`. */
const PROBLEMS = {
	revert_link_used: 'used',
	revert_link_expired: 'expired',
	revert_link_invalid: 'invalid',
	bad_request: 'invalid',
	identifier_taken: 'taken',
} as const;

const problemOf = (code: string) => PROBLEMS[code as keyof typeof PROBLEMS];

/** How far the revert has come. */
export type RevertStep =
	| { readonly kind: 'ready'; readonly isWorking: boolean; readonly failure?: string }
	| { readonly kind: 'done'; readonly isPasswordVoid: boolean }
	| { readonly kind: 'refused'; readonly problem: (typeof PROBLEMS)[keyof typeof PROBLEMS] };

/**
 * Reverts a change by the token at the end of the address. It is behind the `#`, so that it reaches no log, and is
 * sent when the shopper presses: programs that check the links of mails open them.
 */
export function useRevertChange() {
	const { auth } = useAppContext();
	const client = useClient();
	const { hash } = useLocation();
	const [step, setStep] = useState<RevertStep>({ kind: 'ready', isWorking: false });

	async function revert() {
		setStep({ kind: 'ready', isWorking: true });
		const attempt = await client.attempt(revertAccountChange(hash.slice(1)));
		if (attempt.ok) {
			setStep({ kind: 'done', isPasswordVoid: attempt.value.data.isPasswordVoid });
			// The session of this browser may be one of those that ended.
			void auth.refresh();
			return;
		}
		const { code } = attempt.error;
		const problem = problemOf(code);
		setStep(problem ? { kind: 'refused', problem } : { kind: 'ready', isWorking: false, failure: code });
	}

	return { step, revert };
}
