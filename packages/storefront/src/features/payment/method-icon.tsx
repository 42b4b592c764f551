import { PAYMENT_OPTIONS, type PaymentMethod, type PaymentOption } from '@zaylat/domain/payments';
import { Banknote, Coins, CreditCard, Landmark, type LucideIcon, QrCode, Wallet } from 'lucide-react';

const ICONS: Readonly<Record<PaymentMethod, LucideIcon>> = {
	card: CreditCard,
	mobile_banking: Landmark,
	qr: QrCode,
	e_wallet: Wallet,
	cash_on_delivery: Banknote,
	points: Coins,
};

/** Props of {@link PaymentOptionIcon}. */
export interface PaymentOptionIconProps {
	readonly option: PaymentOption;
}

/** The icon of a payment method, until the mark of the option is there. */
export function MethodIcon({ option }: PaymentOptionIconProps) {
	const Icon = ICONS[PAYMENT_OPTIONS[option].method];
	return <Icon aria-hidden size={22} strokeWidth={1.75} className="text-text-muted" />;
}
