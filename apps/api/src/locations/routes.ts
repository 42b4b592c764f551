import { listCountries } from '@zaylat/api-client/contract';
import { asc } from 'drizzle-orm';
import { countries } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';

/** Serves the countries that goods are delivered to. */
export function mountLocations(router: Router): void {
	mount(router, listCountries, async () => {
		const rows = await router.services.db.select().from(countries).orderBy(asc(countries.position));
		return { data: rows.map(({ nameEn, postcode }) => ({ name_en: nameEn, postcode })) };
	});
}
