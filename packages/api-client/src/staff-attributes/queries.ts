import { call } from '../http/request.ts';
import type { listCategoryAttributes } from './contract.ts';

/** The attributes of a category with those of the categories above it: `response.data`. Error: `category_not_found`. */
export function categoryAttributes(id: string) {
	return call<typeof listCategoryAttributes>('GET', '/api/operating/categories/{id}/attributes', {
		guarded: true,
		params: { id },
	});
}
