export * from './arithmetic.ts';
export * from './convert.ts';
export * from './currencies.ts';
export type { CurrencyKey } from './currency-key.ts';
export * from './format.ts';
export * from './options.ts';
export * from './split.ts';
