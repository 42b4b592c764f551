import type { Collection } from '@zaylat/api-client/contract';

/** Path of a collection's page (Specification §2); the id names it, the slug is for people to read. */
export function collectionPath({ slug, id }: Pick<Collection, 'slug' | 'id'>): string {
	return `/product-collections/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;
}
