import { MINUTE_MS } from '@zaylat/domain/time';
/** The shop that somebody wants to talk to, chosen before the chat is opened (Specification §2). */
export interface ChosenShop {
	/** Slug of the shop. */
	readonly shopId: string;
	/** The product that is asked about, if any. */
	readonly productId?: string | undefined;
}

const SHOP = 'shopId';
const PRODUCT = 'shopId-product';
const SINCE = 'shopId-at';
/** Long enough to sign in or register on the way, short enough to be remembered by the person too. */
const KEPT_MS = 30 * MINUTE_MS;

/** Address of the chat with a shop, for a press that comes before the page's script, or opens another tab. */
export function askShopPath({ shopId, productId }: ChosenShop): string {
	const query = new URLSearchParams({ shop: shopId, ...(productId !== undefined && { product: productId }) });
	return `/chat?${query}`;
}

/** The chosen shop that an address of the chat names; undefined without one. */
export function readChosenShop(query: URLSearchParams): ChosenShop | undefined {
	const shopId = query.get('shop');
	return shopId ? { shopId, productId: query.get('product') || undefined } : undefined;
}

/** Stores the chosen shop; the chat opens with it. A device that stores nothing opens the list of chats. */
export function keepChosenShop({ shopId, productId }: ChosenShop, now: number): void {
	try {
		window.localStorage.setItem(SHOP, shopId);
		window.localStorage.setItem(SINCE, String(now));
		if (productId === undefined) window.localStorage.removeItem(PRODUCT);
		else window.localStorage.setItem(PRODUCT, productId);
	} catch {
		// Storage is forbidden or full.
	}
}

/**
 * Takes the chosen shop; the stored value is cleared (Specification §2).
 * @returns undefined when none was chosen, or long ago
 */
export function takeChosenShop(now: number): ChosenShop | undefined {
	try {
		const { localStorage } = window;
		const shopId = localStorage.getItem(SHOP);
		const since = Number(localStorage.getItem(SINCE) ?? 0);
		const productId = localStorage.getItem(PRODUCT) ?? undefined;
		for (const key of [SHOP, SINCE, PRODUCT]) localStorage.removeItem(key);
		return shopId === null || now - since > KEPT_MS ? undefined : { shopId, productId };
	} catch {
		return undefined;
	}
}
