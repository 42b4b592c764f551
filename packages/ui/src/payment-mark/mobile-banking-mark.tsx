import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M4 10l8-5 8 5M5 10h14M7 10v7M12 10v7M17 10v7M4 20h16';

/** Confirmed in a bank’s app. */
export function MobileBankingMark({ label = 'Mobile banking', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="mobile-banking" path={PATH} />;
}
