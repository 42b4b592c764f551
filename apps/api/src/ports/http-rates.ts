import type { RateTable } from '@zaylat/domain/money';
import { kyatRates } from '@zaylat/domain/rates';
import { z } from 'zod';
import { readBounded } from './connection.ts';
import type { RatesSource } from './rates.ts';

/** A service of rates. */
export interface RatesSettings {
	/** Address of its JSON; it may contain a key, so it is never logged. */
	readonly url: string;
}

const PATIENCE_MS = 10_000;
/** Two hundred currencies with long numbers are a tenth of it. */
const MOST_BYTES = 100_000;

const quotes = z.record(z.string().max(20), z.unknown());
/** The form that services of rates have in common: units of each currency for one of the base. */
const published = z.union([
	z.object({ base: z.string().optional(), rates: quotes }),
	z.object({ base_code: z.string().optional(), conversion_rates: quotes }),
]);

/**
 * Reads rates from an address that answers `{ "base": "USD", "rates": { "MMK": 2100, … } }` by ISO 4217 code, or the same
 * as `base_code` and `conversion_rates`; the base itself need not be among them.
 */
export function createHttpRates({ url }: RatesSettings): RatesSource {
	return {
		async read() {
			const response = await fetch(url, {
				headers: { accept: 'application/json' },
				// A redirect is reported as an error rather than followed to any address.
				redirect: 'error',
				signal: AbortSignal.timeout(PATIENCE_MS),
			});
			if (!response.ok) {
				await response.body?.cancel();
				throw new Error(`the service of rates answered ${response.status}`);
			}
			const text = await readBounded(response, MOST_BYTES);
			if (text === undefined) throw new Error('the service of rates answered too much');
			const rates = kyatRates(quotesOf(text));
			if (Object.keys(rates).length === 0) throw new Error('the service of rates quotes no kyat');
			return rates satisfies RateTable;
		},
	};
}

function quotesOf(text: string): Readonly<Record<string, unknown>> {
	const read = published.safeParse(parsed(text));
	if (!read.success) throw new Error('the service of rates answered in another form');
	const { data } = read;
	const [base, table] = 'rates' in data ? [data.base, data.rates] : [data.base_code, data.conversion_rates];
	return base === undefined ? table : { ...table, [base]: 1 };
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
