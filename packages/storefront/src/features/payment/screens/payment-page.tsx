import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CannotPay } from '../components/cannot-pay.tsx';
import { PayOrder } from '../components/pay-order.tsx';
import { SandboxBank } from '../components/sandbox-bank.tsx';
import { Starting } from '../components/starting.tsx';
import { readPaymentAddress } from '../payment-address.ts';
import { paymentQueries } from '../queries.ts';

/** Where an order is paid, and in the demo profile the page that stands in for the bank's. */
export function PaymentPage() {
	const address = readPaymentAddress(new URLSearchParams(useLocation().search));
	const { isDemo } = useAppContext();
	if (address.kind === 'sandbox' && isDemo) return <SandboxBank reference={address.reference} />;
	return address.kind === 'order' ? <OrderToPay isChoosing={address.isChoosing} /> : <CannotPay />;
}

function OrderToPay({ isChoosing }: { readonly isChoosing: boolean }) {
	const { t } = useTranslation('payment');
	// What is known of it may be from before the visit to the bank.
	const [isFresh, setIsFresh] = useState(false);
	const { data, error, isValidating, mutate } = useScreenQuery(paymentQueries.order, {
		revalidateOnMount: true,
		dedupingInterval: 0,
		onSuccess: () => setIsFresh(true),
		onError: () => setIsFresh(true),
	});
	if (!isFresh) return <Starting />;
	if (data) return <PayOrder order={data.data} isChoosing={isChoosing} reload={() => void mutate()} />;
	if (error?.code === 'order_not_found') return <CannotPay />;
	if (error) {
		return <QueryProblem headingLevel={1} title={t('loadFailed')} query={{ error, mutate, isValidating }} />;
	}
	return <Starting />;
}
