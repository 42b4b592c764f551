import { type MockHandlers, pageOf, refuse } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue.ts';
import { recorded } from '../mocks/recorded/recording.ts';
import type { Product } from '../products/contract.ts';
import type { Collection } from './contract.ts';

/** What each recorded collection holds of the catalogue. */
const HOLDS: Readonly<Record<string, (product: Product) => boolean>> = {
	'made-by-hand': ({ shop }) => shop.isVerified,
	'half-price-and-near': ({ discountPercent }) => discountPercent !== null,
};

/** Mock handlers of the collection calls. */
export const collectionHandlers = {
	listCollections: ({ catalogue }) => ({ items: collectionsIn(catalogue) }),
	getCollection: ({ catalogue, params, query }) => {
		const asked = params.slug.toLowerCase();
		const found = collectionsIn(catalogue).find(({ id, slug }) => slug === asked || id === asked);
		const collection = found ?? refuse('collection_not_found');
		return { collection, ...pageOf(productsOf(catalogue, collection).map(summaryOf), query) };
	},
} satisfies Partial<MockHandlers>;

const productsOf = ({ products }: Catalogue, { slug }: Pick<Collection, 'slug'>) =>
	products.filter((product) => HOLDS[slug]?.(product));

const collectionsIn = (catalogue: Catalogue): Collection[] =>
	recorded<Omit<Collection, 'productCount'>>('collections', catalogue.config).map((collection) => ({
		...collection,
		productCount: productsOf(catalogue, collection).length,
	}));
