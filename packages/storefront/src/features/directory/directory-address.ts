import type { BusinessCategory } from '@zaylat/api-client/contract';
import { normalizeSearchText } from '@zaylat/domain/search';

/** Path of the business directory (Decision 22). */
export const DIRECTORY_PATH = '/BusinessDirectory';

/** What businesses of the directory do, in the order in which lists offer it. */
export const TRADES = [
	'groceries',
	'fashion',
	'electronics',
	'home',
	'beauty',
	'crafts',
	'agriculture',
	'logistics',
	'printing',
	'services',
] as const satisfies readonly BusinessCategory[];

/** What the directory shows, as far as its address says; what is not narrowed is undefined. */
export interface DirectoryView {
	readonly search: string | undefined;
	readonly category: BusinessCategory | undefined;
	/** Id of a region. */
	readonly region: string | undefined;
	/** Where the first page on screen begins. */
	readonly cursor: string | undefined;
}

const REGION = /^[a-z0-9-]{1,80}$/;

/** Reads what the directory shows from a query; what it does not know counts as left out. */
export function readDirectoryView(query: URLSearchParams): DirectoryView {
	const region = query.get('region') ?? '';
	return {
		search: normalizeSearchText(query.get('search') ?? '') || undefined,
		category: TRADES.find((trade) => trade === query.get('category')),
		region: REGION.test(region) ? region : undefined,
		cursor: query.get('cursor') || undefined,
	};
}

/** Address of the directory; what is left out is not narrowed. */
export function directoryPath(view: Partial<DirectoryView>): string {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(view)) if (value !== undefined && value !== '') query.set(name, value);
	const text = query.toString();
	return text === '' ? DIRECTORY_PATH : `${DIRECTORY_PATH}?${text}`;
}
