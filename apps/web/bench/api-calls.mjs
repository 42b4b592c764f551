/**
 * What the benchmark asks the API for. Each call is made again and again, each time as another visitor, and the server
 * keeps no responses meanwhile. That a listing is long it does remember, and what its filters are counted from, so the first
 * call is told apart.
 */

/** @param {Record<string, string>} query */
const listing = (query) => `/api/products?${new URLSearchParams(query)}`;
const facets = (query) => `/api/products/facets?${new URLSearchParams(query)}`;
const search = (text) => `/api/products/search?${new URLSearchParams({ search: text })}`;

/** Calls that the budget of listings, filters and searches holds for, by name. */
export const READS = {
	'search, one word': search('umbrella'),
	'search, broad word': search('tea'),
	'search, one letter': search('a'),
	// Words that are found as often at every size: a longer answer takes longer, which says nothing of the catalogue.
	'search, two words': search('green tea'),
	'search, typing error': search('umbrela'),
	'search, Burmese': search('လုံချည်'),
	'search, Burmese in Zawgyi': search('လံုခ်ည္'),
	'search, Thai': search('เสื้อ'),
	'search, Chinese': search('茶'),
	'search, filtered, by price': listing({ search: 'tea', minRating: '4', sort: 'price_low_to_high' }),
	'listing, all': listing({}),
	'listing, newest': listing({ sort: 'newest' }),
	'listing, by price': listing({ sort: 'price_low_to_high' }),
	'listing, category': listing({ category: 'fashion' }),
	'listing, last category, by price': listing({ category: 'tops', sort: 'price_high_to_low' }),
	'listing, filters': listing({ minRating: '4', minDiscount: '20', minPrice: '1000000', maxPrice: '5000000' }),
	'listing, filters that none pass': listing({
		minRating: '4',
		minDiscount: '20',
		minPrice: '100',
		maxPrice: '100000',
	}),
	'listing, in stock': listing({ inStock: 'true' }),
	'filter counts, all': facets({}),
	'filter counts, category': facets({ category: 'fashion' }),
	'filter counts, filters': facets({ minRating: '4', minDiscount: '10', minPrice: '100000' }),
	'filter counts, search': facets({ search: 'tea', minRating: '4' }),
	'listing, declared by a kind': listing({ category: 'tops', facts: 'fabric:cotton' }),
	'filter counts, kind': facets({ category: 'tops' }),
	'filter counts, declared by a kind': facets({ category: 'tops', facts: 'fabric:cotton' }),
};

/** How many pages are turned before a deep page is asked for. */
const DEEP = 30;

/**
 * The calls whose addresses are only known from responses: a page deep in a listing, and a product.
 *
 * @param {(path: string) => Promise<any>} ask
 * @returns {Promise<{ deep: string, product: string, variants: string[] }>}
 */
export async function findCalls(ask) {
	let cursor = '';
	let items = [];
	for (let page = 0; page < DEEP; page++) {
		const { data } = await ask(listing({ per_page: '30', ...(cursor && { cursor }) }));
		items = data.items;
		if (data.page.next === null) break;
		cursor = data.page.next;
	}
	const product = `/api/products/${items[0].id}`;
	const variants = [];
	for (const { id } of items.slice(0, 8)) {
		const { data } = await ask(`/api/products/${id}`);
		variants.push(...data.variants.filter(({ stock }) => stock > 0).map((variant) => variant.id));
	}
	return { deep: listing({ per_page: '30', cursor }), product, variants };
}
