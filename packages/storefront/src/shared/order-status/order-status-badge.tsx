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
}

/** Where an order or parcel stands, in the words of Specification §4. Texts: area `tracking`. */
export function OrderStatusBadge({ status }: OrderStatusBadgeProps) {
	const { t } = useTranslation('tracking');
	return (
		<Badge tone={TONES[stageOf(status)]} size="md">
			{t(`status.${status}`)}
		</Badge>
	);
}
