import { call } from '../http/request.ts';
import type { countView } from './contract.ts';

/**
 * Counts that a visit looked at a product after others; nothing about the visit is stored.
 * @param before 1 to 5 products of the same visit, the last one looked at first
 */
export function countProductView(id: string, before: readonly string[]) {
	return call<typeof countView>('POST', '/api/products/{id}/views', {
		guarded: true,
		params: { id },
		body: { before: [...before] },
	});
}
