import type { ApiError } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { asksForWallet, type PaymentOption } from '@zaylat/domain/payments';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { orderPlacedPath } from '../../../core/paths/order-path.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { cartState } from '../../cart/feature.ts';
import { hasEnded, usePayment } from '../state/use-payment.ts';
import { CannotPay } from './cannot-pay.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { RunningPayment } from './running-payment.tsx';
import { Starting } from './starting.tsx';
import { WalletForm } from './wallet-form.tsx';

/** Props of {@link PayOrder}. */
export interface PayOrderProps {
	readonly order: Order;
	/** Whether the shopper came to choose another way to pay. */
	readonly isChoosing: boolean;
	/** Asks for the order again, after its payment has come to an end. */
	readonly reload: () => void;
}

/** Paying one order, from the start through refusals to the end. */
export function PayOrder({ order, isChoosing, reload }: PayOrderProps) {
	const navigate = useShopNavigate();
	const app = useAppContext();
	const errorText = useErrorText();
	const { payment, refusal, isCutOff, isStarting, start, payCash, check } = usePayment(order, reload);
	// A wallet is asked for before its payment begins, each time.
	const [isAskingWallet, setIsAskingWallet] = useState(
		order.can.pay && order.payment === null && asksForWallet(order.paymentOption),
	);
	const [hasChosen, setHasChosen] = useState(false);
	const begin = (option: PaymentOption) => {
		setHasChosen(true);
		if (option === 'cash') payCash();
		else if (asksForWallet(option)) setIsAskingWallet(true);
		else start(option);
	};
	const reasonOf = ({ code }: Pick<ApiError, 'code'>) => {
		return errorText(code).text;
	};
	const isCash = order.paymentOption === 'cash';
	const isPaid = payment?.status === 'paid' || order.paidAt !== null || isCash;

	const leadOn = useEffectEvent(() => {
		void app.stateOf(cartState).load();
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
					start('operator_wallet', wallet);
				}}
			/>
		);
	}
	const isRunning = payment?.status === 'pending';
	if (refusal && !(isRunning && refusal.code !== 'order_move_refused')) {
		if (refusal.code === 'order_move_refused' || refusal.code === 'order_not_found')
			return <CannotPay code={order.code} />;
		const isUnsent = refusal.code === 'offline';
		return <FailedPayment order={order} reason={reasonOf(refusal)} isUnsent={isUnsent} onRetry={begin} />;
	}
	if (payment && hasEnded(payment)) {
		return <FailedPayment order={order} status={payment.status} isStarting={isStarting} onRetry={begin} />;
	}
	if (payment) {
		return (
			<RunningPayment
				key={payment.id}
				{...{ order, payment, isCutOff, check, isStarting }}
				isChoosing={isChoosing && !hasChosen}
				problem={refusal && reasonOf(refusal)}
				onPay={begin}
			/>
		);
	}
	return order.can.pay ? <Starting /> : <CannotPay code={order.code} />;
}
