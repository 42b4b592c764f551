import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M2.5 6.5h19v11h-19zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M6 12h.01M18 12h.01';

/** Paid in cash to the courier. */
export function CashOnDeliveryMark({ label = 'Cash on delivery', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="cash-on-delivery" path={PATH} />;
}
