import type { ComparedProduct } from '@zaylat/api-client/contract';
import { useToast } from '@zaylat/ui/toast';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAddListed } from '../../cart/purchase/use-add-listed.ts';
import { CART_PATH } from '../../cart/purchase/use-purchase.ts';
import { useRequireSession } from '../../session/use-ask-session.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** Puts a compared product in the cart, and says so; a visitor signs in first. Texts: area `comparison`. */
export function useComparedToCart(product: ComparedProduct) {
	const { t } = useTranslation('comparison');
	const addListed = useAddListed();
	const requireSession = useRequireSession();
	const sessionIsOver = useSessionOver();
	const showFailure = useFailureToast();
	const toast = useToast();
	const navigate = useShopNavigate();
	const { pathname, search } = useLocation();
	const [isAdding, setIsAdding] = useState(false);
	const { name } = product;

	async function run() {
		if (!(await requireSession(pathname + search))) return;
		const result = await addListed(product);
		if (result.kind === 'to_choose') return;
		if (result.kind === 'refused') {
			if (!(await sessionIsOver(result.error, pathname + search))) showFailure(t('notAdded', { name }), result.error);
			return;
		}
		toast.show({
			id: 'added-to-cart',
			tone: 'positive',
			title: t('added', { name }),
			action: { label: t('openCart'), onAction: () => navigate(CART_PATH) },
		});
	}

	return {
		isAdding,
		add() {
			setIsAdding(true);
			void run().finally(() => setIsAdding(false));
		},
	};
}
