import { refuse } from './answer.ts';

const CURSOR = /^after-(\d+)$/;

/**
 * A page of a list, with cursors of the mock's own.
 * @throws MockRefusal `bad_request` for other cursors.
 */
export function pageOf<T>(
	list: readonly T[],
	query: { readonly cursor?: string | undefined; readonly per_page: number },
): { items: T[]; page: { next: string | null } } {
	const start = query.cursor === undefined ? 0 : Number(CURSOR.exec(query.cursor)?.[1] ?? Number.NaN);
	if (Number.isNaN(start)) refuse('bad_request');
	const end = start + query.per_page;
	return { items: list.slice(start, end), page: { next: end < list.length ? `after-${end}` : null } };
}
