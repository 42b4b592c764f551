/**
 * Path of a category's page (Specification §2).
 * @param slugs the category's ancestors and itself, first level first
 */
export function categoryPathOf(slugs: readonly string[]): string {
	const [first = '', ...below] = slugs.map(encodeURIComponent);
	if (below.length === 0) return `/Category/${first}`;
	if (below.length === 1) return `/Category/${first}/${below[0]}`;
	return `/Category/${first}/last/${below.at(-1)}`;
}
