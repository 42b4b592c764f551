import { useToast } from '@zaylat/ui/toast';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext } from '../app-context.ts';
import { useShopNavigate } from '../use-shop-navigate.ts';

/** Tells on every page that the server refused changes of the cart that had waited for the connection. */
export function RefusedCartChanges() {
	const { t } = useTranslation();
	const { cart } = useAppContext();
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
