import type { Attempt } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { type ReactNode, useState } from 'react';
import { ReauthenticationDialog } from '../components/reauthentication-dialog.tsx';
import { REAUTHENTICATION } from '../queries.ts';

/** What `useReauthentication` gives. */
export interface ReauthenticationState {
	/** Where the shopper is asked; render it once. */
	readonly dialog: ReactNode;
	/** Whether the shopper is being asked. */
	readonly isAsking: boolean;
	/**
	 * Makes a call that may need proof of who uses the session: asks for it where the API does, then calls again.
	 * @returns undefined when the shopper gave no proof; nothing was changed then
	 */
	readonly withProof: <ResponseBody>(
		call: () => Promise<Attempt<ResponseBody>>,
	) => Promise<Attempt<ResponseBody> | undefined>;
	/** Asks for proof unless it was given already, before the page is left. @returns whether it is given, or an error */
	readonly ensureProof: () => Promise<Attempt<boolean>>;
}

/** Asks for the password, or for a code, before what the account signs in with is changed (ADR 28). */
export function useReauthentication(): ReauthenticationState {
	const client = useClient();
	const [question, setQuestion] = useState<{ readonly answer: (isProven: boolean) => void }>();
	const ask = () => new Promise<boolean>((answer) => setQuestion({ answer }));

	function settle(isProven: boolean) {
		setQuestion(undefined);
		question?.answer(isProven);
	}

	return {
		isAsking: question !== undefined,
		dialog: (
			<ReauthenticationDialog
				isOpen={question !== undefined}
				onCancel={() => settle(false)}
				onProven={() => settle(true)}
			/>
		),
		async withProof(call) {
			const first = await call();
			if (first.ok || first.error.code !== 'reauthentication_required') return first;
			return (await ask()) ? call() : undefined;
		},
		async ensureProof() {
			const attempt = await client.attempt(REAUTHENTICATION);
			if (!attempt.ok) return attempt;
			return { ok: true, value: attempt.value.data.provenUntil !== null || (await ask()) };
		},
	};
}
