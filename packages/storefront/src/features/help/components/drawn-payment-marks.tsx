import {
	AmericanExpressMark,
	AyaPayMark,
	CbPayMark,
	DomesticCardMark,
	MastercardMark,
	MmqrMark,
	MobileWalletMark,
	type PaymentMarkProps,
	PromptPayMark,
	TrueMoneyMark,
	UnionPayMark,
	VisaMark,
	WaveWalletMark,
} from '@zaylat/ui/payment-mark';
import type { ComponentType } from 'react';
import type { AcceptedPayment, PaymentNamesProps } from './accepted-payments.ts';

const MARKS: Readonly<Record<AcceptedPayment, ComponentType<PaymentMarkProps>>> = {
	KBZPay: MobileWalletMark,
	'Wave Pay': WaveWalletMark,
	'AYA Pay': AyaPayMark,
	'CB Pay': CbPayMark,
	MMQR: MmqrMark,
	MPU: DomesticCardMark,
	PromptPay: PromptPayMark,
	TrueMoney: TrueMoneyMark,
	Visa: VisaMark,
	Mastercard: MastercardMark,
	'American Express': AmericanExpressMark,
	UnionPay: UnionPayMark,
};

/** The marks of accepted payments (Specification §1), as items of a list. */
export function DrawnPaymentMarks({ names }: PaymentNamesProps) {
	return names.map((name) => {
		const Mark = MARKS[name];
		return (
			<li key={name} className="flex">
				<Mark />
			</li>
		);
	});
}
