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

/** A neutral mark of a payment option: the icon of its method. Logos of wallets may not be used without a licence. */
export function PaymentOptionIcon({ option }: { readonly option: PaymentOption }) {
	const Icon = ICONS[PAYMENT_OPTIONS[option].method];
	return <Icon aria-hidden size={22} strokeWidth={1.75} className="text-text-muted" />;
}
