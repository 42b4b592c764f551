import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';
import { WALLET_COLOURS } from './wallet-colours.ts';

const PATH = 'M6.5 18L12 6l5.5 12M9 14h6';

/** A wallet of Myanmar, as a neutral mark. */
export function AyaPayMark({ label = 'AYA Pay', ...rest }: PaymentMarkProps) {
	return (
		<IconMark {...rest} label={label} mark="aya-pay" path={PATH} tile={WALLET_COLOURS['aya-pay']} word="AYA Pay" />
	);
}
