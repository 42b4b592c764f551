import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useFeatureState } from '../../core/context/app-context.ts';
import { useShopNavigate } from '../../core/routing/use-shop-navigate.ts';
import { cartState } from '../../features/cart/feature.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Tells on every page that the server refused changes of the cart that had waited for the connection. */
export function RefusedCartChanges() {
	const { t } = useTranslation();
	const cart = useFeatureState(cartState);
	const toast = useToast();
	const navigate = useShopNavigate();
	const count = useStore(cart.writes, ({ refusals }) => refusals.filter(({ isLate }) => isLate).length);
	const told = useRef(0);
	const tell = useEffectEvent(() => {
		toast.show({
			id: 'cart-refused',
			tone: 'critical',
			title: t('cartRefused', { count }),
			action: { label: t('nav.cart'), onAction: () => navigate('/checkout') },
		});
	});
	useEffect(() => {
		if (count > told.current) tell();
		told.current = count;
	}, [count]);
	return null;
}
