import { productIdOfSlug } from '../../core/paths/digital-path.ts';

/** Id of the product that a route's parameters name: `ProductDetail/{id}` or `/Digital/{slug}` (Specification §2). */
export function digitalProductOf({ id, slug = '' }: Readonly<Record<string, string | undefined>>): string {
	return id ?? productIdOfSlug(slug);
}
