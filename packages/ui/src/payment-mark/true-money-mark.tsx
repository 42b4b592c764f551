import { IconMark } from './icon-mark.tsx';
import type { PaymentMarkProps } from './payment-mark.tsx';
import { WALLET_COLOURS } from './wallet-colours.ts';

const PATH = 'M6 7h12M12 7v11';

/** The mobile wallet of Thailand, as a neutral mark. */
export function TrueMoneyMark({ label = 'TrueMoney', ...rest }: PaymentMarkProps) {
	return (
		<IconMark
			{...rest}
			label={label}
			mark="true-money"
			path={PATH}
			tile={WALLET_COLOURS['true-money']}
			word="TrueMoney"
		/>
	);
}
