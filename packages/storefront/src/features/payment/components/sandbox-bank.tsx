import { settleSandboxPayment } from '@zaylat/api-client';
import { useClient, useQuery } from '@zaylat/api-client/swr';
import { formatPrice } from '@zaylat/domain/money';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { Heading } from '@zaylat/ui/heading';
import { Skeleton } from '@zaylat/ui/skeleton';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { orderPlacedPath } from '../../../core/paths/order-path.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePaymentOptionTexts } from '../payment-option-text.ts';
import { paymentRequest } from '../queries.ts';
import { LeaveQuestion } from './leave-question.tsx';

type Outcome = 'confirm' | 'refuse' | 'ignore';

/** What the shop hears of each: without a webhook it hears nothing. */
const WORDS = {
	confirm: { outcome: 'confirm' },
	refuse: { outcome: 'refuse' },
	ignore: { outcome: 'refuse', webhooks: 0 },
} as const;

/** Holds the place of a line that is not known yet. */
const PLACE = <Skeleton className="mx-auto w-1/2" />;

/** Stands in for the page of a bank or wallet (Decision 11): confirms, refuses or does not answer, and leads back to the shop. */
export function SandboxBank({ reference }: { readonly reference: string }) {
	const { t } = useTranslation('payment');
	const client = useClient();
	const navigate = useShopNavigate();
	const errorText = useErrorText();
	const { brand } = useAppContext();
	const { language } = usePreferences();
	const { name } = usePaymentOptionTexts();
	const { data, error } = useQuery(paymentRequest(reference));
	const payment = data?.data;
	const [sending, setSending] = useState<Outcome>();
	const [problem, setProblem] = useState<string>();

	async function settle(outcome: Outcome) {
		setSending(outcome);
		setProblem(undefined);
		const attempt = await client.attempt(settleSandboxPayment(reference, WORDS[outcome]));
		setSending(undefined);
		if (attempt.ok) {
			navigate(orderPlacedPath(attempt.value.data.orderCode, 'payment'), { replace: true });
			return;
		}
		setProblem(errorText(attempt.error.code).text);
	}

	return (
		<Card padding="md" className="mx-auto flex w-full max-w-120 flex-col gap-4 text-center">
			<Landmark aria-hidden size={40} strokeWidth={1.5} className="mx-auto text-info" />
			<Heading level={1} size="xl">
				{t('sandbox.title')}
			</Heading>
			<p className="text-pretty text-text-muted">{t('sandbox.text')}</p>
			{(payment !== undefined || !error) && (
				// In its place from the beginning: the buttons below must not move under a finger.
				<div
					aria-busy={payment === undefined}
					className="flex flex-col gap-1 rounded-control bg-surface-sunken p-gutter"
				>
					<p className="text-sm text-text-muted">{payment ? name(payment.option) : PLACE}</p>
					<p className="font-bold text-lg tabular-nums">
						{payment
							? t('sandbox.pay', { amount: formatPrice(payment.amount, language), merchant: brand.name })
							: PLACE}
					</p>
					<p className="text-sm text-text-muted">{payment ? t('order', { code: payment.orderCode }) : PLACE}</p>
				</div>
			)}
			<p className="wrap-anywhere text-sm">{t('sandbox.reference', { reference })}</p>
			{problem && (
				<Banner tone="critical" role="alert" className="text-start">
					{problem}
				</Banner>
			)}
			<Button
				size="lg"
				isFullWidth
				isLoading={sending === 'confirm'}
				loadingLabel={t('sandbox.sending')}
				disabled={sending !== undefined && sending !== 'confirm'}
				onClick={() => void settle('confirm')}
			>
				{t('sandbox.confirm')}
			</Button>
			<Button
				size="lg"
				variant="secondary"
				isFullWidth
				isLoading={sending === 'refuse'}
				loadingLabel={t('sandbox.sending')}
				disabled={sending !== undefined && sending !== 'refuse'}
				onClick={() => void settle('refuse')}
			>
				{t('sandbox.refuse')}
			</Button>
			<Button
				variant="ghost"
				isFullWidth
				isLoading={sending === 'ignore'}
				loadingLabel={t('sandbox.sending')}
				disabled={sending !== undefined && sending !== 'ignore'}
				onClick={() => void settle('ignore')}
			>
				{t('sandbox.ignore')}
			</Button>
			<p className="text-pretty text-sm text-text-muted">{t('leave.fails')}</p>
			<LeaveQuestion paymentId={reference} />
		</Card>
	);
}
