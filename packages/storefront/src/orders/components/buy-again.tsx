import { buyAgain } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useClient } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useToast } from '@zaylat/ui/toast';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAppContext } from '../../app/app-context.ts';
import { useErrorText } from '../../app/failures/use-error-text.ts';
import { useShopNavigate } from '../../app/use-shop-navigate.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CART_PATH } from '../../shared/purchase/use-purchase.ts';
import { useSessionOver } from '../../shared/session/use-session-over.ts';

/** Props of {@link BuyAgain}. */
export interface BuyAgainProps {
	readonly order: Order;
}

/** Puts what was ordered in the cart again, and names what cannot be had any more. */
export function BuyAgain({ order }: BuyAgainProps) {
	const { t } = useTranslation('orders');
	const client = useClient();
	const { cart } = useAppContext();
	const toast = useToast();
	const navigate = useShopNavigate();
	const errorText = useErrorText();
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
			const { title, advice } = errorText(attempt.error.code);
			toast.show({ id: 'buy-again', tone: 'critical', title: t('again.failed'), description: `${title}. ${advice}` });
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
