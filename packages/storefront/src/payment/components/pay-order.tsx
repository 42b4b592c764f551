import type { Order } from '@zaylat/api-client/contract';
import { asksForWallet, type PaymentOption } from '@zaylat/domain/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { orderPlacedPath } from '../../shared/order-path/order-path.ts';
import { hasEnded, usePayment } from '../use-payment.ts';
import { CannotPay } from './cannot-pay.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { RunningPayment } from './running-payment.tsx';
import { Starting } from './starting.tsx';
import { WalletForm } from './wallet-form.tsx';

/** Props of {@link PayOrder}. */
export interface PayOrderProps {
	readonly order: Order;
	/** Asks for the order again, after its payment has come to an end. */
	readonly reload: () => void;
}

/** Paying one order, from the start through refusals to the end. */
export function PayOrder({ order, reload }: PayOrderProps) {
	const navigate = useShopNavigate();
	const app = useAppContext();
	const errorText = useErrorText();
	const { payment, refusal, isCutOff, isStarting, start, payCash, check } = usePayment(order, reload);
	// A wallet is asked for before its payment begins, each time.
	const [isAskingWallet, setIsAskingWallet] = useState(
		order.can.pay && order.payment === null && asksForWallet(order.paymentOption),
	);
	const begin = (option: PaymentOption) => {
		if (option === 'cash') payCash();
		else if (asksForWallet(option)) setIsAskingWallet(true);
		else start(option);
	};
	const isCash = order.paymentOption === 'cash';
	const isPaid = payment?.status === 'paid' || order.paidAt !== null || isCash;

	const leadOn = useEffectEvent(() => {
		void app.cart.load();
		navigate(orderPlacedPath(order.code, 'success'), { replace: true });
	});
	useEffect(() => {
		if (isPaid) leadOn();
	}, [isPaid]);

	if (isPaid) return <Starting />;
	if (isAskingWallet) {
		return (
			<WalletForm
				order={order}
				onPay={(wallet) => {
					setIsAskingWallet(false);
					reload();
					start('operator_wallet', wallet);
				}}
			/>
		);
	}
	if (refusal) {
		if (refusal.code === 'order_move_refused' || refusal.code === 'order_not_found')
			return <CannotPay code={order.code} />;
		const { title, advice } = errorText(refusal.code);
		const isUnsent = refusal.code === 'offline';
		return <FailedPayment order={order} reason={`${title}. ${advice}`} isUnsent={isUnsent} onRetry={begin} />;
	}
	if (payment && hasEnded(payment)) {
		return (
			<FailedPayment
				order={order}
				status={payment.status}
				isStarting={isStarting}
				onRetry={(option) => {
					reload();
					begin(option);
				}}
			/>
		);
	}
	if (payment)
		return <RunningPayment key={payment.id} order={order} payment={payment} isCutOff={isCutOff} check={check} />;
	return order.can.pay ? <Starting /> : <CannotPay code={order.code} />;
}
