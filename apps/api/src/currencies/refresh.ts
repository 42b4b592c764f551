import { type CurrencyKey, isCurrencyKey } from '@zaylat/domain/money';
import { judgeRates } from '@zaylat/domain/rates';
import { asc, eq } from 'drizzle-orm';
import { currencies, markers } from '../db/schema/index.ts';
import { rootCause } from '../http/failure.ts';
import type { Services } from '../http/services.ts';
import type { ScheduledTask } from '../jobs/schedule.ts';

/** Key of the stored state of the last reading: its time, and the currencies whose rate was not updated. */
export const RATES_MARKER = 'rates';

/**
 * Updates the rates from the source, within the bounds of the domain; a rejected rate leaves the stored one unchanged
 * and is logged. When the source cannot be read, nothing changes and the next attempt follows in an hour.
 * @returns how many rates changed
 */
export async function refreshRates({ db, rates, now, logger }: Services): Promise<number> {
	if (!rates) return 0;
	const offered = await rates.read().catch((error: unknown) => {
		logger.warn('rates not read', { cause: rootCause(error) });
	});
	if (!offered) return 0;
	return db.transaction(async (tx) => {
		const rows = await tx
			.select({ key: currencies.key, rate: currencies.exchangeRate })
			.from(currencies)
			.orderBy(asc(currencies.key))
			.for('update');
		const kept: Partial<Record<CurrencyKey, string>> = {};
		for (const { key, rate } of rows) if (isCurrencyKey(key)) kept[key] = rate;
		const { accepted, refused } = judgeRates(kept, offered);
		for (const [key, exchangeRate] of Object.entries(accepted)) {
			await tx.update(currencies).set({ exchangeRate }).where(eq(currencies.key, key));
		}
		for (const [key, reason] of Object.entries(refused)) {
			logger.warn('rate refused', { currency: key, reason, kept: kept[key as CurrencyKey] ?? '' });
		}
		const value = Object.keys(refused).join(' ');
		const doneAt = new Date(now());
		await tx
			.insert(markers)
			.values({ key: RATES_MARKER, value, doneAt })
			.onConflictDoUpdate({ target: markers.key, set: { value, doneAt } });
		return Object.keys(accepted).length;
	});
}

/** Work that follows currencies. */
export const currencyTasks: readonly ScheduledTask[] = [
	{ name: 'refresh-rates', cron: '17 * * * *', run: refreshRates },
];
