/** Key of a supported currency (Specification §3). */
export type CurrencyKey = 'mmk' | 'yuan' | 'yen' | 'usd' | 'sgd' | 'rm' | 'krw' | 'eur' | 'dhs' | 'thb';
