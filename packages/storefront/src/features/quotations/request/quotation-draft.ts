import type { NumberValue } from '@zaylat/ui/number-field';

/** What a visitor has typed into the request for a price. */
export interface QuotationDraft {
	/** Keys are those of the form's fields. */
	readonly variantId: string;
	readonly quantity: NumberValue;
	/** Wished price of a piece in whole and broken units of the shop's currency. */
	readonly wishedPrice: NumberValue;
	readonly note: string;
}

const keyOf = (productId: string) => `quotation-${productId}`;

/** Keeps what was typed in the tab, so that closing the dialog or signing in on the way loses nothing. */
export function saveQuotationDraft(productId: string, draft: QuotationDraft): void {
	try {
		window.sessionStorage.setItem(keyOf(productId), JSON.stringify(draft));
	} catch {
		// Without storage it lives as long as the dialog.
	}
}

/** What was typed before; undefined when nothing was. */
export function readQuotationDraft(productId: string): Partial<QuotationDraft> | undefined {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(productId)) ?? 'null');
		return typeof kept === 'object' && kept !== null ? draftOf(kept) : undefined;
	} catch {
		return undefined;
	}
}

/** Forgets it, once it was sent. */
export function removeQuotationDraft(productId: string): void {
	try {
		window.sessionStorage.removeItem(keyOf(productId));
	} catch {
		// There was none.
	}
}

function draftOf(kept: object): Partial<QuotationDraft> {
	const text = (name: string) => {
		const value: unknown = Reflect.get(kept, name);
		return typeof value === 'string' ? value : undefined;
	};
	const number = (name: string) => {
		const value: unknown = Reflect.get(kept, name);
		return typeof value === 'number' ? value : undefined;
	};
	const found = {
		variantId: text('variantId'),
		quantity: number('quantity'),
		wishedPrice: number('wishedPrice'),
		note: text('note'),
	};
	return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
