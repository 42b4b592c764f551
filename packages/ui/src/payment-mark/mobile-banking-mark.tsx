import type { PaymentMarkProps } from './payment-mark.tsx';
import { SignMark } from './sign-mark.tsx';

const PATH = 'M4 10l8-5 8 5M5 10h14M7 10v7M12 10v7M17 10v7M4 20h16';

/** Confirmed in a bank’s app. */
export function MobileBankingMark({ label = 'Mobile banking', ...rest }: PaymentMarkProps) {
	return <SignMark {...rest} label={label} mark="mobile-banking" path={PATH} />;
}
