import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M12 2.5l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z';

/** Paid with bonus points. */
export function PointsMark({ label = 'Points', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="points" path={PATH} />;
}
