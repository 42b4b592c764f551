import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import { currencyKey } from '../shared.ts';

const defineEndpoint = defineResource('currencies', 'Reference');

/** A currency as the server knows it (Specification §3). `exchange_rate` is a decimal string: kyat per unit. */
export const currencyEntry = z.object({
	key: currencyKey,
	name: z.string(),
	country_name: z.string(),
	country_code: z.string(),
	description: z.string(),
	exchange_rate: z.string().regex(/^\d+(\.\d+)?$/),
	img: z.string(),
});

/** Specification §7: answer `data.data`, an array of currency entries. */
export const listCurrencies = defineEndpoint({
	method: 'GET',
	path: '/api/currency-exchange',
	summary: 'Currencies and their exchange rates',
	caller: 'anyone',
	cache: { shared: 300 },
	guarded: false,
	response: z.object({ data: z.object({ data: z.array(currencyEntry) }) }),
});

export type CurrencyEntry = z.infer<typeof currencyEntry>;
