import { call } from '../http/request.ts';
import type { listCategoriesWithProducts } from './contract.ts';

/** The categories of goods that hold products, three levels deep: `answer.data.data.data` (Specification §7). */
export function categoriesWithProducts() {
	return call<typeof listCategoriesWithProducts>('GET', '/api/normal-categories/withProducts', { guarded: false });
}
