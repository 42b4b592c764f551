import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Makes an attribute of a category. Errors: `bad_request` with `fields`, `category_not_found`. */
export function createAttribute(id: string, attribute: contract.AttributeInput) {
	return call<typeof contract.createAttribute>('POST', '/api/operating/categories/{id}/attributes', {
		guarded: true,
		params: { id },
		body: attribute,
	});
}

/** Changes an attribute; its kind stays. Errors: `bad_request` with `fields`, `category_not_found`, `path_not_found`. */
export function changeAttribute(id: string, key: string, attribute: Omit<contract.AttributeInput, 'kind'>) {
	return call<typeof contract.changeAttribute>('PUT', '/api/operating/categories/{id}/attributes/{key}', {
		guarded: true,
		params: { id, key },
		body: attribute,
	});
}

/** Gives a category an attribute that another one has. Errors: `bad_request`, `category_not_found`, `path_not_found`. */
export function addAttribute(id: string, key: string) {
	return call<typeof contract.addAttribute>('POST', '/api/operating/categories/{id}/attributes/{key}', {
		guarded: true,
		params: { id, key },
	});
}

/** Puts an attribute at a place among those of the category itself, from 0. Errors: `category_not_found`, `path_not_found`. */
export function placeAttribute(id: string, key: string, place: number) {
	return call<typeof contract.placeAttribute>('POST', '/api/operating/categories/{id}/attributes/{key}/place', {
		guarded: true,
		params: { id, key },
		body: { place },
	});
}

/** Takes an attribute from a category. Errors: `category_not_found`, `path_not_found`. */
export function removeAttribute(id: string, key: string) {
	return call<typeof contract.removeAttribute>('DELETE', '/api/operating/categories/{id}/attributes/{key}', {
		guarded: true,
		params: { id, key },
	});
}
