import type { Order } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { stageOf } from '@zaylat/domain/orders';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderAmounts } from '../order-amounts.tsx';
import { SideCard } from './side-card.tsx';

/** What the order came to, and the points it brings: they come with its delivery, and never to what was cancelled. */
export function OrderTotals({ order }: { readonly order: Order }) {
	const { t } = useTranslation('orders');
	const { language } = usePreferences();
	const stage = stageOf(order.status);
	return (
		<SideCard title={t('totals.title')}>
			<OrderAmounts order={order} />
			{order.pointsEarned > 0 && stage !== 'cancelled' && (
				<p className="text-positive text-sm">
					{t(stage === 'delivered' ? 'totals.earned' : 'totals.earns', {
						count: order.pointsEarned,
						points: formatCount(order.pointsEarned, language),
					})}
				</p>
			)}
		</SideCard>
	);
}
