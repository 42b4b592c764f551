import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';
import { WALLET_COLOURS } from './wallet-colours.ts';

const PATH = 'M17 8a6 6 0 1 0 0 8';

/** A wallet of Myanmar, as a neutral mark. */
export function CbPayMark({ label = 'CB Pay', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="cb-pay" path={PATH} tile={WALLET_COLOURS['cb-pay']} word="CB Pay" />;
}
