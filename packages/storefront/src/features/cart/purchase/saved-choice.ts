/** What a visitor has chosen on a product's page, as the page's address keeps it. */
export interface SavedChoice {
	readonly variantId: string | undefined;
	readonly quantity: number;
}

const VARIANT = 'variant';
const QUANTITY = 'quantity';

/** Reads a stored choice from a query; a quantity that is no whole number counts as one. */
export function readSavedChoice(query: URLSearchParams): SavedChoice {
	const quantity = Number(query.get(QUANTITY) ?? 1);
	return {
		variantId: query.get(VARIANT) ?? undefined,
		quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1,
	};
}

/** Address of the page with the choice in it, so that signing in on the way loses nothing. */
export function saveChoice(pathname: string, variantId: string, quantity: number): string {
	return `${pathname}?${new URLSearchParams({ [VARIANT]: variantId, [QUANTITY]: String(quantity) })}`;
}
