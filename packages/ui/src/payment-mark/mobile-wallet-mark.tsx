import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v3M4 7.5A2.5 2.5 0 0 0 6.5 10H20v9H6.5A2.5 2.5 0 0 1 4 16.5v-9M16 14.5h.01';

/** The mobile wallet of Myanmar. */
export function MobileWalletMark({ label = 'KBZPay', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="mobile-wallet" path={PATH} word="KBZPay" />;
}
