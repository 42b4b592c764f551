import { call } from '../http/request.ts';
import type * as contract from './contract.ts';

/** Keeps the filters of a list: `response.data.items` are all views. Error: `bad_request` at `name` when there are too many. */
export function saveView(body: contract.NewSavedView) {
	return call<typeof contract.saveView>('POST', '/api/operating/views', { guarded: true, body });
}

/** Removes a view: `response.data.items` are those that are left. */
export function removeSavedView(id: string) {
	return call<typeof contract.removeSavedView>('DELETE', '/api/operating/views/{id}', {
		guarded: true,
		params: { id },
	});
}
