import { call } from '../http/request.ts';
import type { SectionsInput, setSellerSections } from './contract.ts';

/** Changes all own categories of a shop: `answer.data` has them. Errors: `bad_request` with `fields`, `shop_not_found`. */
export function changeSections(slug: string, sections: SectionsInput) {
	return call<typeof setSellerSections>('PUT', '/api/seller/shops/{slug}/sections', {
		guarded: true,
		params: { slug },
		body: sections,
	});
}
