/** What the demo data build on. */
export { CATEGORIES, type Category, categoryNamed, isLater } from './categories/categories.ts';
export { RATES } from './currencies.ts';
export { addDeliveryServices, DELIVERY_SERVICES, type DeliveryService, toAll, ZONES } from './delivery.ts';
export { addCurrencies, categoryRows } from './load.ts';
export { addPlaces } from './places/places.ts';
export { addSubdistricts } from './places/subdistricts.ts';
export { SUBDISTRICTS, slugOf, TOWNSHIPS, type TownshipEntry } from './places/tables.ts';
export { localized, type Words } from './words.ts';
