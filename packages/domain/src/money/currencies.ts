import { EDITIONS, type Edition } from '../editions/editions.ts';
import type { Language } from '../languages/language.ts';
import type { CurrencyKey } from './currency-key.ts';

/** A currency and how it is written. */
export interface Currency {
	readonly key: CurrencyKey;
	/** ISO 4217 code. */
	readonly code: string;
	/** Display locale of the currency's home (Specification §3). */
	readonly locale: string;
	/** Decimal places of the minor unit in which amounts are counted. */
	readonly minorDigits: 0 | 2;
	/** Whether a price leaves out `.00` of a whole amount (Decision 5). */
	readonly isShortWhenWhole: boolean;
	/** Sign of the currency, short enough for a menu. */
	readonly symbol: string;
	/**
	 * How an amount is written in each language; `#` stands for the number. Home currencies carry the word a native
	 * reader expects after the number, foreign ones their sign before it. A no-break space keeps both on one line.
	 */
	readonly forms: Readonly<Record<Language, string>>;
}

const everywhere = (form: string): Record<Language, string> => ({ en: form, mm: form, thai: form, china: form });

/** The ten currencies of Specification §3 by key. */
export const CURRENCIES: Readonly<Record<CurrencyKey, Currency>> = {
	mmk: {
		key: 'mmk',
		code: 'MMK',
		locale: 'my-MM',
		minorDigits: 2,
		isShortWhenWhole: true,
		symbol: 'K',
		forms: { en: '#\u00a0K', mm: '#\u00a0ကျပ်', thai: '#\u00a0จ๊าด', china: '#\u00a0缅元' },
	},
	thb: {
		key: 'thb',
		code: 'THB',
		locale: 'th-TH',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: '฿',
		forms: { ...everywhere('฿#'), mm: '#\u00a0ဘတ်' },
	},
	yuan: {
		key: 'yuan',
		code: 'CNY',
		locale: 'zh-CN',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: 'CN¥',
		forms: { ...everywhere('CN¥#'), china: '¥#' },
	},
	yen: {
		key: 'yen',
		code: 'JPY',
		locale: 'ja-JP',
		minorDigits: 0,
		isShortWhenWhole: true,
		symbol: 'JP¥',
		forms: everywhere('JP¥#'),
	},
	usd: {
		key: 'usd',
		code: 'USD',
		locale: 'en-US',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: 'US$',
		forms: everywhere('US$#'),
	},
	sgd: {
		key: 'sgd',
		code: 'SGD',
		locale: 'en-SG',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: 'S$',
		forms: everywhere('S$#'),
	},
	rm: {
		key: 'rm',
		code: 'MYR',
		locale: 'ms-MY',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: 'RM',
		forms: everywhere('RM#'),
	},
	krw: {
		key: 'krw',
		code: 'KRW',
		locale: 'ko-KR',
		minorDigits: 0,
		isShortWhenWhole: true,
		symbol: '₩',
		forms: everywhere('₩#'),
	},
	eur: {
		key: 'eur',
		code: 'EUR',
		locale: 'en-IE',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: '€',
		forms: everywhere('€#'),
	},
	dhs: {
		key: 'dhs',
		code: 'AED',
		locale: 'en-AE',
		minorDigits: 2,
		isShortWhenWhole: false,
		symbol: 'AED',
		forms: everywhere('AED\u00a0#'),
	},
};

/**
 * Narrows a value to a currency key.
 * @param value anything, for example what storage held
 * @returns true for one of the ten keys of Specification §3
 */
export function isCurrencyKey(value: unknown): value is CurrencyKey {
	return typeof value === 'string' && Object.hasOwn(CURRENCIES, value);
}

/**
 * Decides the currency to show prices in: the stored choice, else the edition's own (Specification §4, §8).
 * @param choice.stored what storage or the cookie `currency` held
 * @param choice.edition the edition that the host names
 * @param choice.rates rates at hand; with them, a stored currency without a rate is passed over
 * @returns a currency key
 */
export function resolveCurrency(choice: {
	readonly stored?: string | null | undefined;
	readonly edition: Edition;
	readonly rates?: Partial<Record<CurrencyKey, string>>;
}): CurrencyKey {
	const { stored, edition, rates } = choice;
	const isUsable = isCurrencyKey(stored) && (rates === undefined || rates[stored] !== undefined);
	return isUsable ? stored : EDITIONS[edition].currency;
}
