import { CardMark } from './card-mark.tsx';
import { DRAWING } from './generated/visa.ts';
import type { PaymentMarkProps } from './payment-mark.tsx';

/** Cards of Visa. */
export function VisaMark({ label = 'Visa', ...rest }: PaymentMarkProps) {
	return <CardMark {...rest} label={label} mark="visa" drawing={DRAWING} />;
}
