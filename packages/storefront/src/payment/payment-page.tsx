import { orderDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../app/app-context.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { CannotPay } from './components/cannot-pay.tsx';
import { PayOrder } from './components/pay-order.tsx';
import { SandboxBank } from './components/sandbox-bank.tsx';
import { Starting } from './components/starting.tsx';
import { readPaymentAddress } from './payment-address.ts';

/** Where an order is paid, and in the demo profile the page that stands in for the bank's. */
export function PaymentPage() {
	const address = readPaymentAddress(new URLSearchParams(useLocation().search));
	const { isDemo } = useAppContext();
	if (address.kind === 'sandbox' && isDemo) return <SandboxBank reference={address.reference} />;
	return address.kind === 'order' ? <OrderToPay code={address.code} /> : <CannotPay />;
}

function OrderToPay({ code }: { readonly code: string }) {
	const { t } = useTranslation('payment');
	// What is known of it may be from before the visit to the bank.
	const [isFresh, setIsFresh] = useState(false);
	const { data, error, isValidating, mutate } = useQuery(orderDetail(code), {
		revalidateOnMount: true,
		dedupingInterval: 0,
		onSuccess: () => setIsFresh(true),
		onError: () => setIsFresh(true),
	});
	if (!isFresh) return <Starting />;
	if (data) return <PayOrder order={data.data} reload={() => void mutate()} />;
	if (error?.code === 'order_not_found') return <CannotPay />;
	if (error) {
		return (
			<LoadProblem
				headingLevel={1}
				title={t('loadFailed')}
				code={error.code}
				onRetry={() => void mutate()}
				isRetrying={isValidating}
			/>
		);
	}
	return <Starting />;
}
