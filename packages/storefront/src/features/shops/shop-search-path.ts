import { normalizeSearchText } from '@zaylat/domain/search';
import { shopPath } from '../../core/paths/shop-path.ts';

/** The text that is searched for within a shop; undefined when its address names none. */
export function shopSearchText(query: URLSearchParams): string | undefined {
	const text = normalizeSearchText(query.get('search') ?? '');
	return text === '' ? undefined : text;
}

/** Path of what a search within a shop finds; of all its products without a text. */
export function shopSearchPath(slug: string, text: string): string {
	return text === '' ? shopPath(slug) : `${shopPath(slug)}?${new URLSearchParams({ search: text })}`;
}
