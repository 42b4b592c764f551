import { endPaymentTime, settleSandboxPayment } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { useState } from 'react';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DemoPanel } from './demo-panel.tsx';

/** Props of {@link DemoBank}. */
export interface DemoBankProps {
	/** What the gateway calls the payment. */
	readonly reference: string;
	/** Whether the bank confirms and refuses on a page of its own. */
	readonly hasPage: boolean;
	/** Called when the bank has answered, or time is up. */
	readonly onAnswer: () => void;
}

type Answer = 'confirm' | 'refuse' | 'end';

/** Lets the shopper decide what the bank, wallet or bank app answers to a running payment (Decisions 11, 23). */
export function DemoBank({ reference, hasPage, onAnswer }: DemoBankProps) {
	const { t } = useTranslation(['demo', 'payment']);
	const client = useClient();
	const errorText = useErrorText();
	const [sending, setSending] = useState<Answer>();
	const [isSilent, setIsSilent] = useState(false);
	const [problem, setProblem] = useState<string>();

	async function response(wanted: Answer) {
		setSending(wanted);
		setProblem(undefined);
		const attempt = await (wanted === 'end'
			? client.attempt(endPaymentTime(reference))
			: client.attempt(settleSandboxPayment(reference, { outcome: wanted })));
		setSending(undefined);
		if (attempt.ok) return onAnswer();
		setProblem(errorText(attempt.error.code).text);
	}

	const button = (wanted: Answer, label: string, loadingLabel: string) => (
		<Button
			variant="secondary"
			isLoading={sending === wanted}
			loadingLabel={loadingLabel}
			disabled={sending !== undefined && sending !== wanted}
			onClick={() => void response(wanted)}
		>
			{label}
		</Button>
	);
	return (
		<DemoPanel title={<strong>{t('bank.title')}</strong>}>
			<p role="status" className="text-sm text-text-muted">
				{t(isSilent ? 'bank.ignored' : hasPage ? 'bank.elsewhere' : 'bank.text')}
			</p>
			{problem && (
				<Banner tone="critical" role="alert">
					{problem}
				</Banner>
			)}
			<div className="flex flex-wrap gap-2">
				{!hasPage && button('confirm', t('payment:sandbox.confirm'), t('payment:sandbox.sending'))}
				{!hasPage && button('refuse', t('payment:sandbox.refuse'), t('payment:sandbox.sending'))}
				{hasPage || isSilent ? (
					button('end', t('bank.end'), t('bank.ending'))
				) : (
					<Button variant="secondary" disabled={sending !== undefined} onClick={() => setIsSilent(true)}>
						{t('bank.ignore')}
					</Button>
				)}
			</div>
		</DemoPanel>
	);
}
