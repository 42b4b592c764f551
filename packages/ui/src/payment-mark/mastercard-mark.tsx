import { CardMark } from './card-mark.tsx';
import { DRAWING } from './generated/mastercard.ts';
import type { PaymentMarkProps } from './payment-mark.tsx';

/** Cards of Mastercard. */
export function MastercardMark({ label = 'Mastercard', ...rest }: PaymentMarkProps) {
	return <CardMark {...rest} label={label} mark="mastercard" drawing={DRAWING} />;
}
