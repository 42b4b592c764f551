import { STAFF_LIST_NAMES, VIEW_LIMITS } from '@zaylat/domain/roles';
import { z } from 'zod';
import { defineResource } from '../http/endpoint.ts';
import type { ErrorCode } from '../http/errors.ts';
import { typedLine } from '../shared.ts';

const defineEndpoint = defineResource('staff-views', 'Operation');
const ofStaff = { caller: 'staff', guarded: true, permission: 'save_views' } as const;

/** Filters of a list of the console that somebody kept under a name. */
export const savedView = z.object({
	id: z.uuid(),
	list: z.enum(STAFF_LIST_NAMES),
	name: z.string(),
	/** The filters as the address of the list has them, such as `state=locked`; empty for the whole list. */
	query: z.string(),
});

const all = z.object({ data: z.object({ items: z.array(savedView) }) });

/** Views of the caller, by name. */
export const listSavedViews = defineEndpoint({
	method: 'GET',
	path: '/api/operating/views',
	summary: 'Saved views of the caller',
	...ofStaff,
	response: all,
});

/** Keeps the filters of a list; a view of the same name is replaced. `bad_request` at `name` says that there are too many. */
export const saveView = defineEndpoint({
	method: 'POST',
	path: '/api/operating/views',
	summary: 'Save a view of a list',
	...ofStaff,
	limit: 'write',
	body: z.strictObject({
		list: z.enum(STAFF_LIST_NAMES),
		name: typedLine(VIEW_LIMITS.name).min(1),
		query: z
			.string()
			.max(VIEW_LIMITS.query)
			.regex(/^(?:[\w.~%+*-]+=[\w.~%+*-]*(?:&(?=.)|$))*$/),
	}),
	response: all,
});

/** Removes a view of the caller; one that is there no more changes nothing. */
export const removeSavedView = defineEndpoint({
	method: 'DELETE',
	path: '/api/operating/views/{id}',
	summary: 'Remove a saved view',
	...ofStaff,
	limit: 'write',
	params: z.object({ id: z.uuid() }),
	response: all,
});

/** Where a list of the console is a table (CSV), with the filters of the list as query. */
export const STAFF_EXPORT = '/api/operating/exports/{list}.csv';

/** Errors of these files. */
export const STAFF_EXPORT_ERRORS = [
	...(['bad_request', 'sign_in_required', 'path_not_found', 'second_factor_required', 'permission_required'] as const),
	...(['too_many_requests', 'unavailable'] as const),
] as const satisfies readonly ErrorCode[];

export type SavedView = z.infer<typeof savedView>;
/** A view to keep. */
export type NewSavedView = z.input<typeof saveView.body>;
