import { CardMark } from './card-mark.tsx';
import { DRAWING } from './generated/american-express.ts';
import type { PaymentMarkProps } from './payment-mark.tsx';

/** Cards of American Express. */
export function AmericanExpressMark({ label = 'American Express', ...rest }: PaymentMarkProps) {
	return <CardMark {...rest} label={label} mark="american-express" drawing={DRAWING} />;
}
