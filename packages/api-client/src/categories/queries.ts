import { call } from '../http/request.ts';
import type { getCategory, listCategories, listCategoriesWithProducts } from './contract.ts';

/** The categories of goods that hold products, three levels deep: `response.data.data.data` (Specification §7). */
export function categoriesWithProducts() {
	return call<typeof listCategoriesWithProducts>('GET', '/api/normal-categories/withProducts', { guarded: false });
}

/** The categories of goods or digital goods that hold products: `response.data.items`. */
export function categories(kind: 'goods' | 'digital' = 'goods') {
	return call<typeof listCategories>('GET', '/api/categories', { guarded: false, query: { kind } });
}

/** One category, by slug or id, with its path and children: `response.data`; error `category_not_found`. */
export function categoryDetail(slug: string) {
	return call<typeof getCategory>('GET', '/api/categories/{slug}', { guarded: false, params: { slug } });
}
