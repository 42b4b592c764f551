import type { CartLine } from '@zaylat/api-client/contract';
import { signInPath } from '@zaylat/domain/access';
import { useToast } from '@zaylat/ui/toast';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useErrorText } from '../app/failures/use-error-text.ts';
import { useShopNavigate } from '../app/use-shop-navigate.ts';
import { type CartRefusal, type CartResult, useCart } from '../shared/cart-store/index.ts';

import { SIGNED_OUT_CODES } from './signed-out-codes.ts';

/** What a shopper can do with a line of the cart. */
export interface CartLineActions {
	/** Sets the quantity; shown at once. A refusal stands at the line until the next change. */
	readonly changeTo: (quantity: number) => void;
	/** Takes the line out, with a way to take that back. */
	readonly remove: () => void;
	readonly refusal: CartRefusal | undefined;
}

/** Changes of one line of the cart, with their messages. */
export function useCartLine(line: CartLine): CartLineActions {
	const { t } = useTranslation('cart');
	const { change, remove, add, refusal, dismissRefusal } = useCart();
	const toast = useToast();
	const errorText = useErrorText();
	const navigate = useShopNavigate();
	const { pathname, search } = useLocation();

	/** A session that is over leads to the sign-in page and back (Specification §4). */
	function leftForSignIn(result: CartResult): boolean {
		if (result.ok || !SIGNED_OUT_CODES.has(result.error.code)) return false;
		navigate(signInPath(pathname + search));
		return true;
	}

	function tellWhenRefused(result: CartResult) {
		if (result.ok || leftForSignIn(result)) return;
		const { title, advice } = errorText(result.error.code);
		toast.show({ tone: 'critical', title: t('notSaved'), description: `${title}. ${advice}` });
	}

	async function takeOut() {
		dismissRefusal();
		const { id: _, quantity, ...draft } = line;
		const removal = remove(line.id);
		toast.show({
			id: `removed-${line.variantId}`,
			title: t('removed', { name: line.name }),
			action: {
				label: t('undo'),
				onAction: () => void add(line.variantId, quantity, draft).then(tellWhenRefused),
			},
		});
		tellWhenRefused(await removal);
	}

	const isOfThisLine = refusal?.change.kind === 'change' && refusal.change.lineId === line.id;
	return {
		changeTo(quantity) {
			dismissRefusal();
			void change(line.id, quantity).then(leftForSignIn);
		},
		remove: () => void takeOut(),
		refusal: isOfThisLine ? refusal : undefined,
	};
}
