import type { ProductSummary } from '@zaylat/api-client/contract';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useFailureToast } from '../../core/failures/use-failure-toast.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAddListed } from '../cart/purchase/use-add-listed.ts';
import { useSessionOver } from '../session/use-session-over.ts';
import { useWishlist } from '../wishlist/use-wishlist.ts';

/** What can be done with a saved product. */
export interface SavedActions {
	/** Takes it off the wishlist, with a way to take that back. */
	readonly remove: () => void;
	/** Puts it in the cart and takes it off the wishlist; what must be chosen first leads to its page. */
	readonly toCart: () => void;
	readonly isMoving: boolean;
}

/** What can be done with a saved product, with its messages. Texts: area `wishlist`. */
export function useSavedActions(product: ProductSummary): SavedActions {
	const { t } = useTranslation('wishlist');
	const addListed = useAddListed();
	const { toggle } = useWishlist();
	const toast = useToast();
	const navigate = useShopNavigate();
	const errorText = useErrorText();
	const showFailure = useFailureToast();
	const sessionIsOver = useSessionOver();
	const { pathname, search } = useLocation();
	const [isMoving, setIsMoving] = useState(false);
	const { id, name } = product;

	async function flip(): Promise<boolean> {
		const result = await toggle(id);
		if (!result.ok)
			toast.show({ tone: 'critical', title: t('notRemoved'), description: errorText(result.error.code).advice });
		return result.ok;
	}

	async function move() {
		const result = await addListed(product);
		if (result.kind === 'to_choose') return;
		if (result.kind === 'refused') {
			if (await sessionIsOver(result.error, pathname + search)) return;
			showFailure(t('toCartFailed', { name }), result.error);
			return;
		}
		toast.show({
			tone: 'positive',
			title: t('moved', { name }),
			action: { label: t('openCart'), onAction: () => navigate('/checkout') },
		});
		await flip();
	}

	return {
		isMoving,
		remove() {
			toast.show({
				id: `unsaved-${id}`,
				title: t('removed', { name }),
				action: { label: t('undo'), onAction: () => void flip() },
			});
			void flip();
		},
		toCart() {
			setIsMoving(true);
			void move().finally(() => setIsMoving(false));
		},
	};
}
