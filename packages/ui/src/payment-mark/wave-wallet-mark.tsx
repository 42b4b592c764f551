import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M3 9c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0';

/** The wave wallet of Myanmar. */
export function WaveWalletMark({ label = 'Wave Money', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="wave-wallet" path={PATH} word="Wave" />;
}
