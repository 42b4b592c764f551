import type { Product } from '@zaylat/api-client/contract';
import type { CartLineDraft } from '../shared/cart-store/index.ts';
import { type Purchase, usePurchase as usePurchaseOf } from '../shared/purchase/use-purchase.ts';
import { useRequireSession } from '../shared/session/use-require-session.ts';
import type { Chosen } from './use-choice.ts';

/**
 * Puts the chosen variant in the cart. Buying requires sign-in (Specification §6): a visitor goes to the sign-in page
 * and comes back to the same choice.
 */
export function usePurchase(product: Product, chosen: Chosen): Purchase {
	const requireSession = useRequireSession();
	const line = draftOf(product, chosen);
	const { quantity, keptPath } = chosen;
	return usePurchaseOf(line && { line, quantity, keptPath }, requireSession);
}

function draftOf(product: Product, { variant, choice, unitPrice, range }: Chosen): CartLineDraft | undefined {
	if (variant === undefined) return undefined;
	const names = product.options.map(
		({ key: option, values }) => values.find(({ key }) => key === choice[option])?.name ?? '',
	);
	return {
		productId: product.id,
		variantId: variant.id,
		name: product.name,
		variantName: names.filter((name) => name !== '').join(', '),
		picture: product.picture,
		unitPrice,
		previousUnitPrice: variant.previousPrice,
		available: range.most,
		shop: { slug: product.shop.slug, name: product.shop.name },
	};
}
