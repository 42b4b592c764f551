import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';
import { WALLET_COLOURS } from './wallet-colours.ts';

const PATH = 'M8 6v12M16.5 6l-8 6.5 8 5.5';

/** The mobile wallet of Myanmar. */
export function MobileWalletMark({ label = 'KBZPay', ...rest }: PaymentMarkProps) {
	return (
		<IconMark
			{...rest}
			label={label}
			mark="mobile-wallet"
			path={PATH}
			tile={WALLET_COLOURS['mobile-wallet']}
			word="KBZPay"
		/>
	);
}
