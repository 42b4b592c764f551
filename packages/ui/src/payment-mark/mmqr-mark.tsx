import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2z';

/** The national QR code of Myanmar. */
export function MmqrMark({ label = 'MMQR', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="mmqr" path={PATH} word="MMQR" />;
}
