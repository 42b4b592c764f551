import {
	getPostcode,
	listCountries,
	listRegions,
	listSubdistricts,
	listTownships,
	searchPlaces,
} from '@zaylat/api-client/contract';
import { asc } from 'drizzle-orm';
import { countries } from '../db/schema/index.ts';
import { mount, type Router } from '../http/mount.ts';
import { findPlaces, readPostcode, readRegions, readSubdistricts, readTownships } from './service.ts';

/** Serves the countries that goods are delivered to, and the places of Myanmar and Thailand (Decision 18). */
export function mountLocations(router: Router): void {
	const { db } = router.services;
	mount(router, listCountries, async () => {
		const rows = await db.select().from(countries).orderBy(asc(countries.position));
		return { data: rows.map(({ nameEn, postcode }) => ({ name_en: nameEn, postcode })) };
	});
	mount(router, listRegions, async ({ edition, language, query }) => ({
		data: { items: await readRegions(db, language, query.country ?? edition) },
	}));
	mount(router, listTownships, async ({ language, params }) => ({
		data: await readTownships(db, language, params.id),
	}));
	mount(router, listSubdistricts, async ({ language, params }) => ({
		data: await readSubdistricts(db, language, params.id),
	}));
	mount(router, getPostcode, async ({ edition, language, params, query }) => ({
		data: await readPostcode(db, language, query.country ?? edition, params.postcode),
	}));
	mount(router, searchPlaces, async ({ edition, language, query }) => ({
		data: { items: await findPlaces(db, language, query.country ?? edition, query.search) },
	}));
}
