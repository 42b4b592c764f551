import type { Product } from '@zaylat/api-client/contract';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useErrorText } from '../app/failures/use-error-text.ts';
import { useShopNavigate } from '../app/use-shop-navigate.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type CartLineDraft, useCart } from '../shared/cart-store/index.ts';
import { useRequireSession } from '../shared/session/use-require-session.ts';
import { useSessionOver } from '../shared/session/use-session-over.ts';
import type { Chosen } from './use-choice.ts';

/** Where a purchase stands: which button was pressed, while its answer is awaited; afterwards, that it went well. */
export type PurchaseState = 'idle' | 'adding' | 'buying' | 'added';

/** Path of the cart (Specification §2: the header's cart icon). */
export const CART_PATH = '/checkout';

/**
 * Puts the chosen variant in the cart. Buying requires sign-in (Specification §6): a visitor goes to the sign-in page
 * and comes back to the same choice.
 */
export function usePurchase(product: Product, chosen: Chosen) {
	const { t } = useTranslation('product');
	const requireSession = useRequireSession();
	const sessionIsOver = useSessionOver();
	const cart = useCart();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const [state, setState] = useState<PurchaseState>('idle');

	async function put(next: 'adding' | 'buying') {
		const { variant, quantity } = chosen;
		if (variant === undefined || state === 'adding' || state === 'buying') return;
		setState(next);
		if (!(await requireSession(chosen.keptPath))) return;
		const result = await cart.add(variant.id, quantity, draftOf(product, chosen));
		if (!result.ok) {
			setState('idle');
			if (await sessionIsOver(result.error, chosen.keptPath)) return;
			const { title, advice } = errorText(result.error.code);
			toast.show({ tone: 'critical', title: t('buy.notAdded'), description: `${title}. ${advice}` });
			return;
		}
		setState('added');
		if (next === 'buying') {
			navigate(CART_PATH);
			return;
		}
		toast.show({
			id: 'added-to-cart',
			tone: 'positive',
			title: t('buy.added'),
			action: { label: t('buy.cart'), onAction: () => navigate(CART_PATH) },
		});
	}

	return { state, add: () => void put('adding'), buyNow: () => void put('buying') };
}

function draftOf(product: Product, { variant, choice, unitPrice }: Chosen): CartLineDraft | undefined {
	if (variant === undefined) return undefined;
	const names = product.options.map(({ values }, place) => values.find(({ key }) => key === choice[place])?.name ?? '');
	return {
		productId: product.id,
		variantId: variant.id,
		name: product.name,
		variantName: names.filter((name) => name !== '').join(', '),
		picture: product.picture,
		unitPrice,
		previousUnitPrice: variant.previousPrice,
		available: Math.min(variant.stock, product.maxQuantity),
		shop: { slug: product.shop.slug, name: product.shop.name },
	};
}
