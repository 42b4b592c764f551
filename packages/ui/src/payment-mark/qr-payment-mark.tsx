import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM20 14v2M17.5 20H20v-1.5M14 20h.01';

/** Paid by scanning a code. */
export function QrPaymentMark({ label = 'QR code', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="qr-payment" path={PATH} />;
}
