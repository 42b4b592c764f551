import { call } from '../http/request.ts';
import type * as contract from './contract.ts';
import type { BannerInput, HomeSectionInput } from './contract.ts';

/**
 * Writes a banner: `response.data` has all banners and sections. Errors: `bad_request` with `fields`.
 * @param id a new one for a new banner
 */
export function saveBanner(id: string, banner: BannerInput) {
	return call<typeof contract.saveBanner>('PUT', '/api/operating/home/banners/{id}', {
		guarded: true,
		params: { id },
		body: banner,
	});
}

/** Removes a banner: `response.data` has those that are left. Errors: `path_not_found`. */
export function removeBanner(id: string) {
	return call<typeof contract.removeBanner>('DELETE', '/api/operating/home/banners/{id}', {
		guarded: true,
		params: { id },
	});
}

/** Writes a section, as `saveBanner`. */
export function saveHomeSection(id: string, section: HomeSectionInput) {
	return call<typeof contract.saveHomeSection>('PUT', '/api/operating/home/sections/{id}', {
		guarded: true,
		params: { id },
		body: section,
	});
}

/** Removes a section, as `removeBanner`. */
export function removeHomeSection(id: string) {
	return call<typeof contract.removeHomeSection>('DELETE', '/api/operating/home/sections/{id}', {
		guarded: true,
		params: { id },
	});
}

/** Arranges all banners, or all sections: `response.data`. Errors: `bad_request` at `ids` when one was added or removed meanwhile. */
export function arrangeHome(list: 'banners' | 'sections', ids: readonly string[]) {
	return call<typeof contract.arrangeHome>('PUT', '/api/operating/home/order', {
		guarded: true,
		body: { list, ids: [...ids] },
	});
}

/**
 * Sends a picture for banners: `response.data.key` is what a banner names. Errors: `body_too_large` beyond 8 MB;
 * `upload_refused` with `details.reason`.
 * @param file its media type goes with it
 */
export function sendContentPicture(file: Blob) {
	return call<typeof contract.sendContentPicture>('POST', '/api/operating/home/pictures', {
		guarded: true,
		body: file,
	});
}
