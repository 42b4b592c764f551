/** Path of the seller's desk (Decision 22). */
export const SELLING_PATH = '/Selling';

/** Parts of the desk; conversations are on the page of the chat. */
export const SELLING_VIEWS = ['parcels', 'quotations'] as const;

/** A part of the desk. */
export type SellingView = (typeof SELLING_VIEWS)[number];

/** The part that an address asks for; parcels unless it names another. */
export function sellingViewOf(query: URLSearchParams): SellingView {
	return SELLING_VIEWS.find((view) => view === query.get('view')) ?? 'parcels';
}

/** Path of a part of the desk. */
export function sellingPath(view: SellingView, cursor?: string): string {
	const query = new URLSearchParams({ ...(view !== 'parcels' && { view }), ...(cursor && { cursor }) }).toString();
	return query === '' ? SELLING_PATH : `${SELLING_PATH}?${query}`;
}
