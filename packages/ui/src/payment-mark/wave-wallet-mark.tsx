import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';
import { WALLET_COLOURS } from './wallet-colours.ts';

const PATH = 'M4 10c2.7-4 5.3-4 8 0s5.3 4 8 0M4 16c2.7-4 5.3-4 8 0s5.3 4 8 0';

/** The wave wallet of Myanmar. */
export function WaveWalletMark({ label = 'Wave Pay', ...rest }: PaymentMarkProps) {
	return (
		<IconMark
			{...rest}
			label={label}
			mark="wave-wallet"
			path={PATH}
			tile={WALLET_COLOURS['wave-wallet']}
			word="Wave Pay"
		/>
	);
}
