import type { ApiRequest } from '@zaylat/api-client';
import type { OtpReceipt } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { digitsFor } from '@zaylat/domain/digits';
import { Button } from '@zaylat/ui/button';
import { Countdown } from '@zaylat/ui/countdown';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SentCodeState } from './use-sent-code.ts';

/** Props of {@link CodeResend}. */
export interface CodeResendProps {
	readonly code: SentCodeState;
	/** Asks for another code. */
	readonly request: () => ApiRequest<{ readonly data: OtpReceipt }>;
}

const SILENT: readonly number[] = [];

/** Another code can be asked for when the server allows it; until then the time runs (Decision 17). */
export function CodeResend({ code, request }: CodeResendProps) {
	const { t } = useTranslation('codes');
	const { now } = useAppContext();
	const client = useClient();
	const errorText = useErrorText();
	const form = useFormContext<{ code: string }>();
	const digits = digitsFor(usePreferences().language);
	const { sentAt = 0, resendFrom = 0 } = code.sent ?? {};
	const [overFor, setOverFor] = useState<number>();
	const [isSending, setIsSending] = useState(false);
	const [said, setSaid] = useState('');

	async function send() {
		setIsSending(true);
		setSaid('');
		const attempt = await client.attempt(request());
		setIsSending(false);
		if (attempt.ok) {
			code.take(attempt.value.data);
			form.resetField('code');
			form.setFocus('code');
			setSaid(t('sentAgain'));
			return;
		}
		const { retryAfter } = attempt.error.details;
		if (attempt.error.code === 'otp_wait' && typeof retryAfter === 'number') code.wait(retryAfter);
		setSaid(errorText(attempt.error.code, attempt.error.details).text);
	}

	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
			{overFor === resendFrom ? (
				<Button variant="ghost" onClick={() => void send()} isLoading={isSending} loadingLabel={t('sending')}>
					{t('resend')}
				</Button>
			) : (
				<Countdown
					label={t('resendIn')}
					endsAt={resendFrom}
					now={sentAt}
					readNow={now}
					onEnd={() => setOverFor(resendFrom)}
					largestUnit="minutes"
					formatFigure={(value) => digits(String(value).padStart(2, '0'))}
					urgentBelowMs={0}
					announceAtMs={SILENT}
					className="text-text-muted"
				/>
			)}
			<p role="status" className="text-text-muted">
				{said}
			</p>
		</div>
	);
}
