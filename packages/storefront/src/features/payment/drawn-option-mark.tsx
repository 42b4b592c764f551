import type { PaymentOption } from '@zaylat/domain/payments';
import {
	AyaPayMark,
	CashOnDeliveryMark,
	CbPayMark,
	DomesticCardMark,
	MmqrMark,
	MobileBankingMark,
	MobileWalletMark,
	type PaymentMarkProps,
	PointsMark,
	PromptPayMark,
	TrueMoneyMark,
	WaveWalletMark,
} from '@zaylat/ui/payment-mark';
import type { ComponentType } from 'react';
import { MethodIcon, type PaymentOptionIconProps } from './method-icon.tsx';

/** The marks of options that have one. */
export const OPTION_MARKS: Partial<Readonly<Record<PaymentOption, ComponentType<PaymentMarkProps>>>> = {
	kbzpay: MobileWalletMark,
	wave_pay: WaveWalletMark,
	aya_pay: AyaPayMark,
	cb_pay: CbPayMark,
	truemoney: TrueMoneyMark,
	mmqr: MmqrMark,
	promptpay: PromptPayMark,
	mpu: DomesticCardMark,
	bank_app: MobileBankingMark,
	cash: CashOnDeliveryMark,
	points: PointsMark,
};

/** The mark of a payment option, beside its name; the icon of its method where several brands stand behind it. */
export function DrawnOptionMark({ option }: PaymentOptionIconProps) {
	const Mark = OPTION_MARKS[option];
	return Mark ? <Mark label="" size="sm" /> : <MethodIcon option={option} />;
}
