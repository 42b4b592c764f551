import { call } from '../http/request.ts';
import type { Localized } from '../shared.ts';
import type * as contract from './contract.ts';

/** Makes a category. Errors: `category_not_found`, `category_change_refused`. @param parent null for the first level */
export function createCategory(parent: string | null, name: Localized) {
	return call<typeof contract.createCategory>('POST', '/api/operating/categories', {
		guarded: true,
		body: { parent, name },
	});
}

/** Changes a category. Errors: `category_not_found`, `category_change_refused`. */
export function changeCategory(id: string, category: contract.CategoryInput) {
	return call<typeof contract.changeCategory>('PUT', '/api/operating/categories/{id}', {
		guarded: true,
		params: { id },
		body: category,
	});
}

/** Puts a category at a place among its siblings, from 0. Error: `category_not_found`. */
export function placeCategory(id: string, place: number) {
	return call<typeof contract.placeCategory>('POST', '/api/operating/categories/{id}/place', {
		guarded: true,
		params: { id },
		body: { place },
	});
}

/** Gives a category another picture. Errors: `category_not_found`, `body_too_large`, `upload_refused`. */
export function changeCategoryPicture(id: string, file: Blob) {
	return call<typeof contract.changeCategoryPicture>('PUT', '/api/operating/categories/{id}/picture', {
		guarded: true,
		params: { id },
		body: file,
	});
}
