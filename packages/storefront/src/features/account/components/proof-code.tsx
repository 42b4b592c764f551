import { reauthenticate, sendReauthenticationCode } from '@zaylat/api-client';
import type { Reauthentication } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import type { FormErrors } from '@zaylat/ui/form';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CodeForm } from '../../session/one-time-code/code-form.tsx';
import { useCodeErrors } from '../../session/one-time-code/use-code-errors.ts';
import { useSentCode } from '../../session/one-time-code/use-sent-code.ts';
import type { ProofProps } from './proof-password.tsx';

/** Props of {@link ProofCode}. */
export interface ProofCodeProps extends ProofProps {
	/** Where the code will go. */
	readonly to: Pick<Reauthentication, 'channel' | 'sentTo'>;
}

/** Proves who uses the session by a code to the contact of the account, which has no password. */
export function ProofCode({ to: { channel, sentTo }, onCancel, onProven }: ProofCodeProps) {
	const { t } = useTranslation('account');
	const client = useClient();
	const errorText = useErrorText();
	const codeErrors = useCodeErrors();
	const code = useSentCode();
	const place = useRef<HTMLDivElement>(null);
	const [isSending, setIsSending] = useState(false);
	const [problem, setProblem] = useState<string>();
	const isSent = code.sent !== undefined;

	useEffect(() => {
		// The button that asked for the code has given way to its field.
		if (isSent) place.current?.querySelector('input')?.focus();
	}, [isSent]);

	async function send() {
		setIsSending(true);
		setProblem(undefined);
		const attempt = await client.attempt(sendReauthenticationCode());
		setIsSending(false);
		if (attempt.ok) return code.take(attempt.value.data);
		setProblem(errorText(attempt.error.code).text);
	}

	async function confirm(typed: string): Promise<FormErrors | undefined> {
		const attempt = await client.attempt(reauthenticate({ code: typed }));
		if (!attempt.ok) return codeErrors(attempt.error);
		onProven();
		return undefined;
	}

	return (
		<div ref={place} className="flex flex-col gap-4">
			{isSent ? (
				<CodeForm
					code={code}
					request={sendReauthenticationCode}
					onConfirm={confirm}
					submitLabel={t('proof.confirm')}
					submittingLabel={t('proof.confirming')}
					onBack={onCancel}
					backLabel={t('proof.cancel')}
				/>
			) : (
				<>
					<p>{t(`proof.willSend.${channel}`, { to: sentTo })}</p>
					{problem !== undefined && (
						<Banner tone="critical" role="alert">
							{problem}
						</Banner>
					)}
					<div className="flex flex-wrap gap-3">
						<Button
							onClick={() => void send()}
							isLoading={isSending}
							loadingLabel={t('delete.sending')}
							className="grow"
						>
							{t('delete.send')}
						</Button>
						<Button variant="ghost" onClick={onCancel} className="grow">
							{t('proof.cancel')}
						</Button>
					</div>
				</>
			)}
		</div>
	);
}
