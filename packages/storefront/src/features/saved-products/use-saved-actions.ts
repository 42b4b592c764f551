import { productDetail } from '@zaylat/api-client';
import type { ProductSummary } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext, useFeatureState } from '../../core/context/app-context.ts';
import { useErrorText } from '../../core/failures/use-error-text.ts';
import { useFailureToast } from '../../core/failures/use-failure-toast.ts';
import { pathOfProduct } from '../../core/paths/product-path.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { cartState } from '../cart/feature.ts';
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
	const { brand } = useAppContext();
	const cart = useFeatureState(cartState);
	const client = useClient();
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
		const attempt = await client.attempt(productDetail(id));
		const detail = attempt.ok ? attempt.value.data : undefined;
		const [variant, ...others] = detail?.variants ?? [];
		if (detail && (variant === undefined || others.length > 0)) {
			navigate(pathOfProduct(product, brand));
			return;
		}
		const added = variant ? await cart.add(variant.id, detail?.minQuantity ?? 1) : attempt;
		if (!added.ok) {
			if (await sessionIsOver(added.error, pathname + search)) return;
			showFailure(t('toCartFailed', { name }), added.error);
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
