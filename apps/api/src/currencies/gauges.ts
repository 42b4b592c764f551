import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { currencies, markers } from '../db/schema/index.ts';
import type { Gauge } from '../http/metrics.ts';
import { RATES_MARKER } from './refresh.ts';

/** What the rates are, which of them the last reading did not renew, and when that was. */
export function rateGauges(db: Db): readonly Gauge[] {
	const lastReading = async () => (await db.select().from(markers).where(eq(markers.key, RATES_MARKER)))[0];
	return [
		{
			name: 'exchange_rate_kyat',
			help: 'Kyat for one unit of a currency.',
			label: 'currency',
			read: async () => {
				const rows = await db.select({ key: currencies.key, rate: currencies.exchangeRate }).from(currencies);
				return Object.fromEntries(rows.map(({ key, rate }) => [key, Number(rate)]));
			},
		},
		{
			name: 'exchange_rate_refused',
			help: 'Currencies that the last reading left as they were, because it moved them too far or lacked them.',
			label: 'currency',
			read: async () => {
				const refused = (await lastReading())?.value.split(' ').filter(Boolean) ?? [];
				return Object.fromEntries(refused.map((key) => [key, 1]));
			},
		},
		{
			name: 'exchange_rates_read_timestamp_seconds',
			help: 'When rates were read last, in seconds since 1970.',
			read: async (): Promise<Readonly<Record<string, number>>> => {
				const last = await lastReading();
				return last ? { '': Math.floor(last.doneAt.getTime() / 1000) } : {};
			},
		},
	];
}
