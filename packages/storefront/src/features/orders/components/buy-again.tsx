import { buyAgain } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useFeatureState } from '../../../core/context/app-context.ts';
import { useFailureToast } from '../../../core/failures/use-failure-toast.ts';
import { useShopNavigate } from '../../../core/routing/use-shop-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { cartState } from '../../cart/feature.ts';
import { CART_PATH } from '../../cart/purchase/use-purchase.ts';
import { useSessionOver } from '../../session/use-session-over.ts';

/** Props of {@link BuyAgain}. */
export interface BuyAgainProps {
	readonly order: Order;
}

/** Puts what was ordered in the cart again, and names what cannot be had any more. */
export function BuyAgain({ order }: BuyAgainProps) {
	const { t } = useTranslation('orders');
	const client = useClient();
	const cart = useFeatureState(cartState);
	const toast = useToast();
	const navigate = useShopNavigate();
	const showFailure = useFailureToast();
	const sessionIsOver = useSessionOver();
	const { pathname } = useLocation();
	const [isPending, setIsPending] = useState(false);

	async function again() {
		setIsPending(true);
		const attempt = await client.attempt(buyAgain(order.id));
		if (attempt.ok) {
			const { added, missing } = attempt.value.data;
			toast.show({
				id: 'buy-again',
				tone: added > 0 ? 'positive' : 'info',
				title: added > 0 ? t('again.done', { count: added }) : t('again.none'),
				...(missing.length > 0 && { description: t('again.missing', { names: missing.join(', ') }) }),
				...(added > 0 && { action: { label: t('again.cart'), onAction: () => navigate(CART_PATH) } }),
			});
			await cart.load();
		} else if (!(await sessionIsOver(attempt.error, pathname))) {
			showFailure(t('again.failed'), attempt.error, 'buy-again');
		}
		setIsPending(false);
	}

	return (
		<Button
			variant="secondary"
			iconStart={<RotateCcw aria-hidden />}
			isLoading={isPending}
			loadingLabel={t('again.pending')}
			onClick={() => void again()}
		>
			{t('again.button')}
		</Button>
	);
}
