import {
	BANK_APPS,
	CARD_NETWORKS,
	PAYMENT_OPTIONS,
	type PaymentOption,
	WALLET_NAMES,
	WALLET_OPERATORS,
} from '@zaylat/domain/payments';
import { useAppContext } from '../../core/context/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Names are beside each other without words of a language. */
const BETWEEN = ' · ';

/** The texts of payment options in the reader's language. Texts: area `paying`. */
export interface PaymentOptionTexts {
	/** Brand name, or the word of the language. */
	name(this: void, option: PaymentOption): string;
	/** The payment method, and what the shopper does. */
	help(this: void, option: PaymentOption): string;
}

/** Names and explains payment options. */
export function usePaymentOptionTexts(): PaymentOptionTexts {
	const { t } = useTranslation('paying');
	const { edition } = useAppContext();

	function name(option: PaymentOption): string {
		return PAYMENT_OPTIONS[option].name ?? t(`options.${asWord(option)}`);
	}

	const doing: Readonly<Record<PaymentOption, () => string>> = {
		kbzpay: inItsApp('kbzpay'),
		wave_pay: inItsApp('wave_pay'),
		aya_pay: inItsApp('aya_pay'),
		cb_pay: inItsApp('cb_pay'),
		truemoney: inItsApp('truemoney'),
		mmqr: () => t('help.qr'),
		promptpay: () => t('help.qr'),
		mpu: () => t('help.mpu'),
		card: () => CARD_NETWORKS.join(BETWEEN),
		bank_app: () => t('help.bank_app', { names: BANK_APPS[edition].join(BETWEEN) }),
		operator_wallet: () => WALLET_OPERATORS.map((operator) => WALLET_NAMES[operator]).join(BETWEEN),
		cash: () => t('help.cash'),
		points: () => t('help.points'),
	};

	function inItsApp(option: PaymentOption) {
		return () => t('help.wallet', { name: name(option) });
	}

	return {
		name,
		help(option) {
			const method = t(`methods.${PAYMENT_OPTIONS[option].method}`);
			return [method !== name(option) && method, doing[option]()].filter(Boolean).join(BETWEEN);
		},
	};
}

/** Options that a word of the language names. */
const WORDS = ['card', 'bank_app', 'operator_wallet', 'cash', 'points'] as const satisfies readonly PaymentOption[];

const asWord = (option: PaymentOption) => WORDS.find((word) => word === option) ?? 'card';
