import { EDITIONS, type Edition } from '@zaylat/domain/editions';
import type { Language } from '@zaylat/domain/languages';
import { type Cart, cart } from '../cart/contract.ts';
import { cartHandlers } from '../cart/mocks.ts';
import { type Category, category } from '../categories/contract.ts';
import { type CurrencyEntry, listCurrencies } from '../currencies/contract.ts';
import { currencyHandlers } from '../currencies/mocks.ts';
import { getHome } from '../home/contract.ts';
import { homeHandlers } from '../home/mocks.ts';
import type { ResponseOf } from '../http/request.ts';
import { type Product, product } from '../products/contract.ts';
import type { ProductSummary } from '../shared.ts';
import { summaryOf } from './catalogue.ts';
import { SCENARIOS, type ScenarioName } from './scenarios.ts';
import { createWorld } from './world.ts';

/** Data of the mock API for components that take it as properties. */
export interface Fixtures {
	readonly products: readonly Product[];
	readonly summaries: readonly ProductSummary[];
	/** @throws Error for an id that the catalogue does not have. */
	product(id: string): Product;
	readonly categories: readonly Category[];
	readonly currencies: readonly CurrencyEntry[];
	readonly cart: Cart;
	readonly home: ResponseOf<typeof getHome>['data'];
}

/** Makes the data of a situation in an edition and language, parsed by the contract; the same every time. */
export function createFixtures({
	edition = 'mm',
	language = EDITIONS[edition].defaultLanguage,
	scenario = 'signed-in',
}: {
	readonly edition?: Edition;
	readonly language?: Language;
	readonly scenario?: ScenarioName;
} = {}): Fixtures {
	const world = createWorld(SCENARIOS[scenario]);
	const catalogue = world.catalogue(edition, language);
	const call = { world, catalogue, params: undefined, query: undefined, body: undefined };
	const products = catalogue.products.map((each) => product.parse(each));
	return {
		products,
		summaries: products.map(summaryOf),
		product(id) {
			const found = catalogue.all.find((each) => each.id === id);
			if (!found) throw new Error(`The mock catalogue has no product ${id}`);
			return product.parse(found);
		},
		categories: catalogue.categories.map((each) => category.parse(each)),
		currencies: listCurrencies.response.parse({ data: currencyHandlers.listCurrencies() }).data.data,
		cart: cart.parse(cartHandlers.getCart(call)),
		home: getHome.response.parse({ data: homeHandlers.getHome(call) }).data,
	};
}
