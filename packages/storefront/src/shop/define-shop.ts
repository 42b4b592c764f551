import { type Brand, createBrand } from '@zaylat/domain/brand';
import type { Edition } from '@zaylat/domain/editions';
import { ALL_LANGUAGES, type Language } from '@zaylat/domain/languages';
import type { ShopDefinition, ShopSlots } from '../core/context/shop-definition.ts';
import type { RouteEntry } from '../core/routing/route-entry.ts';
import { createRouteFinder } from '../core/routing/route-lookup.ts';
import type { ScreenModule } from '../core/screen/screen.ts';
import type { OwnTexts } from '../i18n/create-i18n.ts';
import { routesOf } from './routes.ts';
import { Logo } from './shell/logo.tsx';

/** What an app decides about its shop. What it leaves out is as in the Zaylat shop. */
export interface ShopOptions {
	/** `slug` is part of paths such as `/digitalzaylat`; `name` is in titles, texts and the header. */
	readonly brand?: Brand;
	/** Name of the theme (`data-theme`); the app loads its style sheet, which `zaylat-tokens` makes. */
	readonly theme?: string;
	/** Editions of the shop; pages have alternate links to these. Default both. */
	readonly editions?: readonly Edition[];
	/** Languages of the shop, in the order of the menu. Default all four. */
	readonly languages?: readonly Language[];
	/** Texts in place of those of the package, by language and area; the area `own` has the texts of the app's screens. */
	readonly texts?: OwnTexts;
	/** Rows to add to the route table. A row with the id of an existing one replaces it. */
	readonly routes?: readonly RouteEntry[];
	/** Screens in place of those of the route table, by id of the route. */
	readonly screens?: Readonly<Record<string, () => Promise<ScreenModule>>>;
	/** Components in places of the app shell. */
	readonly slots?: Partial<ShopSlots>;
}

/**
 * Defines a shop.
 * @throws Error when an option contradicts the route table: a screen of an unknown route, two rows with one path
 * @throws RangeError when the slug of the brand could not be in a path, or no edition or language is offered
 */
export function createShop(options: ShopOptions = {}): ShopDefinition {
	const { theme, editions = ['mm', 'th'], languages = ALL_LANGUAGES, texts = {}, slots = {} } = options;
	if (editions.length === 0 || languages.length === 0) throw new RangeError('A shop needs an edition and a language');
	const brand = createBrand(options.brand?.slug, options.brand?.name);
	const routes = routeTable(routesOf(brand), options);
	return { brand, theme, editions, languages, texts, routes, slots: { Logo, ...slots }, ...createRouteFinder(routes) };
}

/** The rows of the package with those of an app and its screens. */
function routeTable(
	standard: readonly RouteEntry[],
	{ routes = [], screens = {} }: Pick<ShopOptions, 'routes' | 'screens'>,
): readonly RouteEntry[] {
	const table = [...new Map([...standard, ...routes].map((entry) => [entry.id, entry])).values()];
	const paths = new Map<string, string>();
	for (const { id, path } of table) {
		const other = paths.get(path.toLowerCase());
		if (other !== undefined) throw new Error(`The routes ${other} and ${id} have the same path ${path}`);
		paths.set(path.toLowerCase(), id);
	}
	for (const id of Object.keys(screens)) {
		if (!table.some((entry) => entry.id === id)) throw new Error(`There is no route ${id} whose screen to replace`);
	}
	return table.map((entry) => {
		const load = screens[entry.id];
		return load === undefined ? entry : { ...entry, screen: { load } };
	});
}
