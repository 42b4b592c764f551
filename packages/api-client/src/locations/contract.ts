import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

/** A country to deliver to; `postcode` is the phone-style code of Specification §3, for example `095`. */
export const country = z.object({ name_en: z.string(), postcode: z.string() });

/** Specification §7: answer `data`, a list with `name_en` and `postcode`. */
export const listCountries = defineEndpoint({
	method: 'GET',
	path: '/api/locations/countries',
	summary: 'Countries that goods are delivered to',
	caller: 'anyone',
	cache: { shared: 3600 },
	guarded: false,
	answer: z.object({ data: z.array(country) }),
	errors: ['unavailable'],
});

export type Country = z.infer<typeof country>;
