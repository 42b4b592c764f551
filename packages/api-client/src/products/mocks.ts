import { checkSearchText } from '@zaylat/domain/search';
import { type Answerers, MockRefusal } from '../mocks/answer.ts';
import { type Catalogue, summaryOf } from '../mocks/catalogue/catalogue.ts';
import { DIGITAL_SEEDS } from '../mocks/catalogue/products.ts';
import type { ListingSort, Product } from './contract.ts';

type Answered = 'searchProducts' | 'searchDigitalProducts' | 'listProducts' | 'getProduct';

const CURSOR = /^after-(\d+)$/;

const SORTED: Readonly<Record<ListingSort, (a: Product, b: Product) => number>> = {
	recommended: (a, b) => b.soldCount - a.soldCount,
	newest: (a, b) => Number(b.id) - Number(a.id),
	price_low_to_high: (a, b) => a.price.amount - b.price.amount,
	price_high_to_low: (a, b) => b.price.amount - a.price.amount,
};

/** Mock answers of the product calls. */
export const productAnswers: Pick<Answerers, Answered> = {
	searchProducts: ({ catalogue, query }) => {
		const found = matching(catalogue, query.search).slice(0, query.per_page);
		return {
			data: {
				data: found.map(({ id, name, picture }) => ({ id, name, image: `${picture.path}-160.webp` })),
			},
		};
	},
	searchDigitalProducts: ({ catalogue, query }) => {
		const isFound = finder(query.search);
		const found = catalogue.digital.filter((_, index) => isFound(DIGITAL_SEEDS[index]?.title ?? []));
		return { data: { data: found.slice(0, query.per_page) } };
	},
	listProducts: ({ catalogue, query }) => {
		const { search, category, sort, cursor, per_page } = query;
		const path = category === undefined ? null : categoryPath(catalogue, category);
		const found = (search === undefined ? catalogue.products : matching(catalogue, search)).filter(
			({ id }) => category === undefined || catalogue.slugsOf(id).includes(category),
		);
		const start = cursor === undefined ? 0 : Number(CURSOR.exec(cursor)?.[1] ?? Number.NaN);
		if (Number.isNaN(start)) throw new MockRefusal('bad_request');
		const end = start + per_page;
		return {
			data: {
				items: [...found].sort(SORTED[sort]).slice(start, end).map(summaryOf),
				total: found.length,
				category: path && { path },
				page: { next: end < found.length ? `after-${end}` : null },
			},
		};
	},
	getProduct: ({ catalogue, params }) => {
		const found = catalogue.products.find(({ id }) => id === params.id);
		if (!found) throw new MockRefusal('product_not_found');
		return { data: found };
	},
};

function matching(catalogue: Catalogue, search: string): readonly Product[] {
	const isFound = finder(search);
	return catalogue.products.filter(({ id }) => isFound(catalogue.namesOf(id)));
}

function finder(search: string): (names: readonly string[]) => boolean {
	if (checkSearchText(search).kind !== 'valid') throw new MockRefusal('search_invalid');
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return (names) => words.every((word) => names.some((name) => name.toLowerCase().includes(word)));
}

function categoryPath(catalogue: Catalogue, slug: string): Product['categoryPath'] {
	const levels = catalogue.categories.flatMap((first) => [
		[first],
		...first.children.flatMap((child) => [[first, child], ...child.children.map((last) => [first, child, last])]),
	]);
	const path = levels.find((level) => level.at(-1)?.slug === slug);
	if (!path) throw new MockRefusal('category_not_found');
	return path.map(({ id, route, slug: each, name }) => ({ id, route, slug: each, name }));
}
