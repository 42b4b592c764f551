import type { CartLine } from '@zaylat/api-client/contract';
import { useToast } from '@zaylat/ui/toast';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { useAppContext } from '../app/app-context.ts';
import { useErrorText } from '../app/failures/use-error-text.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { CartRefusal, CartResult } from '../shared/cart-store/cart-store.ts';
import { useSessionOver } from '../shared/session/use-session-over.ts';
import { useWishlist } from '../shared/wishlist/use-wishlist.ts';

/** What a shopper can do with a line of the cart. */
export interface CartLineActions {
	/** Sets the quantity; shown at once. A refusal is at the line until the next change. */
	readonly changeTo: (quantity: number) => void;
	/** Takes the line out, with a way to take that back. */
	readonly remove: () => void;
	/** Puts the product on the wishlist and takes the line out, with a way to take that back. */
	readonly keepForLater: () => void;
	readonly refusal: CartRefusal | undefined;
}

/** Changes of one line of the cart, with their messages. */
export function useCartLine(line: CartLine): CartLineActions {
	const { t } = useTranslation('cart');
	const { cart } = useAppContext();
	const { refusals } = useStore(cart.writes);
	const wishlist = useWishlist();
	const toast = useToast();
	const errorText = useErrorText();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();

	async function tellWhenRefused(result: CartResult) {
		if (result.ok || (await sessionIsOver(result.error, pathname + search))) return;
		const { title, advice } = errorText(result.error.code);
		toast.show({ tone: 'critical', title: t('notSaved'), description: `${title}. ${advice}` });
	}

	async function takeOut(title: string, alsoUndo = () => {}) {
		cart.dismissRefusal(refusal?.id);
		const { id: _, quantity, ...draft } = line;
		const removal = cart.remove(line.id);
		toast.show({
			id: `removed-${line.variantId}`,
			title,
			action: {
				label: t('undo'),
				onAction() {
					alsoUndo();
					void cart.add(line.variantId, quantity, draft).then(tellWhenRefused);
				},
			},
		});
		await tellWhenRefused(await removal);
	}

	async function moveToWishlist() {
		const isSaved = wishlist.productIds.includes(line.productId);
		const saving = isSaved ? undefined : await wishlist.toggle(line.productId);
		if (saving?.ok === false) {
			await tellWhenRefused(saving);
			return;
		}
		await takeOut(t('line.kept', { name: line.name }), () => {
			if (!isSaved) void wishlist.toggle(line.productId);
		});
	}

	const refusal = refusals.findLast(({ value }) => value.kind === 'change' && value.lineId === line.id);
	return {
		changeTo(quantity) {
			if (refusal) cart.dismissRefusal(refusal.id);
			void cart.change(line.id, quantity).then((result) => result.ok || sessionIsOver(result.error, pathname + search));
		},
		remove: () => void takeOut(t('removed', { name: line.name })),
		keepForLater: () => void moveToWishlist(),
		refusal,
	};
}
