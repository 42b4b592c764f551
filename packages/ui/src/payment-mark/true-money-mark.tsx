import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';

const PATH = 'M4 8a2 2 0 0 1 2-2h11v3M4 8v9a2 2 0 0 0 2 2h13V9H6M15 14h1';

/** The mobile wallet of Thailand, as a neutral mark. */
export function TrueMoneyMark({ label = 'TrueMoney', ...rest }: PaymentMarkProps) {
	return <IconMark {...rest} label={label} mark="true-money" path={PATH} word="TrueMoney" />;
}
