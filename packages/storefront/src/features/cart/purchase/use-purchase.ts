import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppContext, useFeatureState, useSession } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { buyNowPath } from '../../../core/paths/bought-item.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSessionOver } from '../../session/use-session-over.ts';
import { cartState } from '../feature.ts';
import type { CartLineDraft } from '../state/cart-store.ts';
import { keepPurchaseIntent, takePurchaseIntent } from './purchase-intent.ts';

/** Where a purchase stands: which button was pressed, while its response is awaited; afterwards, that it went well. */
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
 * Puts what is wanted in the cart and shows the result, or leads to the checkout of this product alone. Visitors sign in
 * first (Specification §6); both are completed afterwards. Texts: area `product`.
 * @param wanted undefined while nothing can be bought
 * @param mayBuy tells whether the visitor is signed in; if not, it leads to signing in and from there to the given path
 */
export function usePurchase(wanted: Wanted | undefined, mayBuy: (keptPath: string) => Promise<boolean>): Purchase {
	const { t } = useTranslation('product');
	const { now } = useAppContext();
	const session = useSession();
	const sessionIsOver = useSessionOver();
	const cart = useFeatureState(cartState);
	const navigate = useShopNavigate();
	const toast = useToast();
	const errorText = useErrorText();
	const [state, setState] = useState<PurchaseState>('idle');

	async function add() {
		if (wanted === undefined || state === 'adding' || state === 'buying') return;
		const { line, quantity, keptPath } = wanted;
		setState('adding');
		if (!(await mayBuy(keptPath))) {
			// Only now: the session of a visitor who is signed in may arrive during the question.
			keepPurchaseIntent(line.variantId, quantity, now());
			setState('idle');
			return;
		}
		await put(quantity);
	}

	async function buyNow() {
		if (wanted === undefined || state === 'adding' || state === 'buying') return;
		const { line, quantity } = wanted;
		const path = buyNowPath({ variantId: line.variantId, quantity });
		setState('buying');
		if (await mayBuy(path)) navigate(path);
		else setState('idle');
	}

	async function put(quantity: number) {
		if (wanted === undefined) return;
		const { line, keptPath } = wanted;
		setState('adding');
		const result = await cart.add(line.variantId, quantity, line);
		if (!result.ok) {
			setState('idle');
			if (await sessionIsOver(result.error, keptPath)) return;
			const { title, advice } = errorText(result.error.code);
			toast.show({ tone: 'critical', title: t('buy.notAdded'), description: `${title}. ${advice}` });
			return;
		}
		setState('added');
		if (result.isWaiting) {
			toast.show({
				id: 'added-to-cart',
				tone: 'info',
				title: t('buy.waiting'),
				description: t('buy.waitingText'),
				action: { label: t('buy.cart'), onAction: () => navigate(CART_PATH) },
			});
			return;
		}
		toast.show({
			id: 'added-to-cart',
			tone: 'positive',
			title: t('buy.added'),
			action: { label: t('buy.cart'), onAction: () => navigate(CART_PATH) },
		});
	}

	const variantId = wanted?.line.variantId;
	const isSignedIn = session.data !== null;
	const resume = useEffectEvent(() => {
		if (variantId === undefined) return;
		const quantity = takePurchaseIntent(variantId, now());
		if (quantity !== undefined) void put(quantity);
	});
	useEffect(() => {
		if (isSignedIn) resume();
	}, [isSignedIn]);

	return { state, add: () => void add(), buyNow: () => void buyNow() };
}
