import { type OrderStage, type OrderStatus, stageOf } from '@zaylat/domain/orders';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { useTranslation } from '../../i18n/use-translation.ts';

const TONES: Readonly<Record<OrderStage, BadgeProps['tone']>> = {
	to_pay: 'warning',
	preparing: 'info',
	on_the_way: 'accent',
	delivered: 'positive',
	cancelled: 'neutral',
};

/** Props of {@link OrderStatusBadge}. */
export interface OrderStatusBadgeProps {
	readonly status: OrderStatus;
	/** Whether the reader is the shop; a shopper reads "Cancelled by you". Default false. */
	readonly isShopSide?: boolean;
}

/** Where an order or parcel stands, in the words of Specification §4. Texts: area `tracking`. */
export function OrderStatusBadge({ status, isShopSide = false }: OrderStatusBadgeProps) {
	const { t } = useTranslation('tracking');
	const isOwnCancellation = status === 'order cancelled by customer' && !isShopSide;
	return (
		<Badge tone={TONES[stageOf(status)]} size="md">
			{isOwnCancellation ? t('cancelledByYou') : t(`status.${status}`)}
		</Badge>
	);
}
