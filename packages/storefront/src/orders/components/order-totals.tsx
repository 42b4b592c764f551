import type { Order } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { usePreferences } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OrderAmounts } from '../../shared/order-amounts/order-amounts.tsx';
import { SideCard } from './side-card.tsx';

/** What the order came to, and the points it brings. */
export function OrderTotals({ order }: { readonly order: Order }) {
	const { t } = useTranslation('orders');
	const { language } = usePreferences();
	return (
		<SideCard title={t('totals.title')}>
			<OrderAmounts order={order} />
			{order.pointsEarned > 0 && (
				<p className="text-positive text-sm">
					{t('totals.earned', { points: formatCount(order.pointsEarned, language) })}
				</p>
			)}
		</SideCard>
	);
}
