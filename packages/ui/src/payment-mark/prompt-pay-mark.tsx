import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M5 4v16M5 8h8a4 4 0 0 1 0 8H5M19 4v4M19 16v4';

/** Transfers by number or QR code in Thailand. */
export function PromptPayMark({ label = 'PromptPay', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="prompt-pay" path={PATH} word="PromptPay" />;
}
