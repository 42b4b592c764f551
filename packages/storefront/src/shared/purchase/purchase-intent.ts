const KEY = 'zaylat-purchase';
/** Long enough to register, short enough to be remembered by the person too. */
const KEPT_MS = 30 * 60_000;

/** Stores in the tab that a variant is to be put in the cart once its visitor has signed in. */
export function keepPurchaseIntent(variantId: string, quantity: number, now: number): void {
	try {
		window.sessionStorage.setItem(KEY, JSON.stringify({ variantId, quantity, at: now }));
	} catch {
		// Without storage the visitor adds it again after signing in.
	}
}

/**
 * Takes the stored intent to put a variant in the cart; it is forgotten then.
 * @returns the quantity to add; undefined without a recent intent for this variant
 */
export function takePurchaseIntent(variantId: string, now: number): number | undefined {
	try {
		const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
		if (typeof kept !== 'object' || kept === null || Reflect.get(kept, 'variantId') !== variantId) return undefined;
		window.sessionStorage.removeItem(KEY);
		const quantity = Number(Reflect.get(kept, 'quantity'));
		const isRecent = now - Number(Reflect.get(kept, 'at')) < KEPT_MS;
		return isRecent && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : undefined;
	} catch {
		return undefined;
	}
}
