import { entitlements } from '@zaylat/api-client';
import { LIBRARY_PATH } from '../shared/digital-path/digital-path.ts';

/** The request for a page of them that an address asks for; `cursor` overrides where the address begins. */
export function libraryRequest(query: URLSearchParams, cursor = query.get('cursor') ?? undefined) {
	return entitlements({ cursor });
}

/** Path of the list from a cursor on. */
export const libraryPath = (cursor: string): string => `${LIBRARY_PATH}?${new URLSearchParams({ cursor })}`;
