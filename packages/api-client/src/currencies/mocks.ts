import { rateTable } from '@zaylat/domain/money';
import type { MockHandlers } from '../mocks/answer.ts';
import { referenceIn } from '../mocks/recorded/reference.ts';
import type { CurrencyEntry } from './contract.ts';

const CURRENCIES = referenceIn<CurrencyEntry>('currencies', 'en');

/** Kyat per unit (Decision 5), near real ones. */
export const MOCK_RATES = rateTable(CURRENCIES);

/** Mock handlers of the currency calls. */
export const currencyHandlers = {
	listCurrencies: () => ({ data: [...CURRENCIES] }),
} satisfies Partial<MockHandlers>;
