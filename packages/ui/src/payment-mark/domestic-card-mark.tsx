import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M3 6h18v12H3zM3 10h18M7 14.5h3';

/** Cards of the domestic network of Myanmar. */
export function DomesticCardMark({ label = 'MPU', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="domestic-card" path={PATH} word="MPU" />;
}
