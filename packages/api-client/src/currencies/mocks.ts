import { rateTable } from '@zaylat/domain/money';
import type { MockHandlers } from '../mocks/answer.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { CurrencyEntry } from './contract.ts';

const CURRENCIES = recorded<CurrencyEntry>('currencies', { edition: 'mm', language: 'en' });

/** Kyat per unit (Decision 5), near real ones. */
export const MOCK_RATES = rateTable(CURRENCIES);

/** Mock handlers of the currency calls. */
export const currencyHandlers = {
	listCurrencies: () => ({ data: CURRENCIES }),
} satisfies Partial<MockHandlers>;
