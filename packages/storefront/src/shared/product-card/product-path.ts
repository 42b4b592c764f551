/** Path of a product's page (Specification §2). */
export function productPath(id: string): string {
	return `/Products/${encodeURIComponent(id)}`;
}
