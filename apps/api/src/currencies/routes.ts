import { currencyKey, listCurrencies } from '@zaylat/api-client/contract';
import { asc } from 'drizzle-orm';
import { currencies } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';

/** Serves the currencies and their rates. */
export function mountCurrencies(router: Router): void {
	mount(router, listCurrencies, async () => {
		const rows = await router.services.db.select().from(currencies).orderBy(asc(currencies.position));
		const data = rows.map((row) => ({
			key: currencyKey.parse(row.key),
			name: row.name,
			country_name: row.countryName,
			country_code: row.countryCode,
			description: row.description,
			// The column has four decimals; "100.0000" is written "100".
			exchange_rate: row.exchangeRate.replace(/\.?0+$/, ''),
			img: row.img,
		}));
		return { data: { data } };
	});
}
