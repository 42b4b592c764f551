import { abandonPayment } from '@zaylat/api-client';
import { useClient } from '@zaylat/api-client/swr';
import { AlertDialog } from '@zaylat/ui/alert-dialog';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAbandonOnLeaving } from '../state/use-abandon-on-leaving.ts';

/** Props of {@link LeaveQuestion}. */
export interface LeaveQuestionProps {
	/** Id of the payment, or what the gateway calls it. */
	readonly paymentId: string;
}

/** Pages that belong to paying: going there is no leaving. */
const PAYING = /^\/payment(\/success)?\/?$/i;

/**
 * Asks before a running payment is left by a link, and gives it up then; a closed tab or another address gives it up
 * without a question (Specification §4, Decision 24). Only for ways to pay that end when the shopper leaves.
 */
export function LeaveQuestion({ paymentId }: LeaveQuestionProps) {
	const { t } = useTranslation('payment');
	const client = useClient();
	const errorText = useErrorText();
	const [isLeaving, setIsLeaving] = useState(false);
	const [error, setError] = useState<string>();
	const blocker = useBlocker(({ nextLocation }) => !PAYING.test(nextLocation.pathname));
	useAbandonOnLeaving(paymentId);

	async function leave() {
		setIsLeaving(true);
		setError(undefined);
		const attempt = await client.attempt(abandonPayment(paymentId));
		setIsLeaving(false);
		if (attempt.ok || attempt.error.code === 'payment_not_found') blocker.proceed?.();
		else setError(errorText(attempt.error.code).advice);
	}

	return (
		<AlertDialog
			isOpen={blocker.state === 'blocked'}
			onOpenChange={(isOpen) => {
				if (!isOpen && blocker.state === 'blocked') blocker.reset();
			}}
			title={t('leave.title')}
			description={t('leave.text')}
			confirmLabel={t('leave.confirm')}
			onConfirm={() => void leave()}
			isPending={isLeaving}
			error={error}
			labels={{ cancel: t('leave.stay') }}
		/>
	);
}
