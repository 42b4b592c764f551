import { CardMark } from './card-mark.tsx';
import { DRAWING } from './generated/union-pay.ts';
import type { PaymentMarkProps } from './payment-mark.tsx';

/** Cards of UnionPay. */
export function UnionPayMark({ label = 'UnionPay', ...rest }: PaymentMarkProps) {
	return <CardMark {...rest} label={label} mark="union-pay" drawing={DRAWING} />;
}
