import type { Db } from '../db/connect.ts';
import { insertMissing } from '../db/insert-many.ts';
import { categories, countries, currencies } from '../db/schema/index.ts';
import { withoutTimeout } from '../db/without-timeout.ts';
import { pictureKey } from '../pictures/keys.ts';
import { CATEGORIES, type Category } from './categories/categories.ts';
import { COUNTRIES, CURRENCIES } from './currencies.ts';
import { addDeliveryServices, DELIVERY_SERVICES } from './delivery.ts';
import { addPlaces } from './places/places.ts';
import { addSubdistricts } from './places/subdistricts.ts';
import { localized } from './words.ts';

/** How many rows of each subject were added. */
export interface AddedBaseData {
	readonly currencies: number;
	readonly places: number;
	readonly categories: number;
	readonly deliveryServices: number;
}

/**
 * Adds the base data that a database lacks: currencies, countries, places, post offices, categories and delivery services,
 * in one transaction. What is there stays as it is, so that rates, names and prices that an operator changed survive.
 */
export function loadBaseData(db: Db): Promise<AddedBaseData> {
	return withoutTimeout(db, async (tx) => {
		const addedCurrencies = await addCurrencies(tx);
		const places = (await addPlaces(tx)) + (await addSubdistricts(tx));
		const addedCategories = await insertMissing(
			tx,
			categories,
			categoryRows(CATEGORIES, ({ icon }) => pictureKey(icon)),
		);
		const deliveryServices = await addDeliveryServices(tx, DELIVERY_SERVICES);
		return { currencies: addedCurrencies, places, categories: addedCategories, deliveryServices };
	});
}

/** Adds the currencies and the countries that goods are delivered to. @returns how many currencies were added */
export async function addCurrencies(db: Db): Promise<number> {
	const added = await insertMissing(
		db,
		currencies,
		CURRENCIES.map(([key, name, countryName, countryCode, description, exchangeRate], position) => ({
			...{ key, name, countryName, countryCode, description, exchangeRate, position },
			img: `/flags/${countryCode.toLowerCase()}.svg`,
		})),
	);
	await insertMissing(
		db,
		countries,
		COUNTRIES.map(([postcode, nameEn], position) => ({ postcode, nameEn, position })),
	);
	return added;
}

/** Rows of categories. @param picture their picture keys */
export const categoryRows = (
	list: readonly Category[],
	picture: (category: Category) => string,
): (typeof categories.$inferInsert)[] =>
	list.map((category) => ({
		id: category.id,
		parentId: category.parentId,
		level: category.ids.length,
		kind: category.kind,
		route: category.route,
		slug: category.slug,
		name: localized(category.name),
		pictureKey: picture(category),
		tint: category.tint,
		position: category.position,
	}));
