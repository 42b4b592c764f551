import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useAppContext } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { CartLineDraft } from '../cart-store/index.ts';
import { useSessionOver } from '../session/use-session-over.ts';

/** Where a purchase stands: which button was pressed, while its answer is awaited; afterwards, that it went well. */
export type PurchaseState = 'idle' | 'adding' | 'buying' | 'added';

/** Path of the cart (Specification §2: the header's cart icon). */
export const CART_PATH = '/checkout';

/** What is to be put in the cart. */
export interface Wanted {
	readonly line: CartLineDraft;
	readonly quantity: number;
	/** Address of the page with the choice in it; from the sign-in page the way leads back there. */
	readonly keptPath: string;
}

/** What presses of "add to cart" and "buy now" do. */
export interface Purchase {
	readonly state: PurchaseState;
	readonly add: () => void;
	readonly buyNow: () => void;
}

/**
 * Puts what is wanted in the cart, and says how it went. Texts: area `product`.
 * @param wanted undefined while nothing can be bought
 * @param mayBuy asked first: whether somebody is signed in, since buying requires it (Specification §6)
 */
export function usePurchase(wanted: Wanted | undefined, mayBuy: (keptPath: string) => Promise<boolean>): Purchase {
	const { t } = useTranslation('product');
	const sessionIsOver = useSessionOver();
	const { cart } = useAppContext();
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const [state, setState] = useState<PurchaseState>('idle');

	async function put(next: 'adding' | 'buying') {
		if (wanted === undefined || state === 'adding' || state === 'buying') return;
		const { line, quantity, keptPath } = wanted;
		setState(next);
		if (!(await mayBuy(keptPath))) {
			setState('idle');
			return;
		}
		const result = await cart.add(line.variantId, quantity, line);
		if (!result.ok) {
			setState('idle');
			if (await sessionIsOver(result.error, keptPath)) return;
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
