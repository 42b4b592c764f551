import type { Parcel } from '@zaylat/api-client/contract';
import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { useIsLate } from '../use-is-late.ts';

/** Props of {@link ParcelStatus}. */
export interface ParcelStatusProps {
	readonly parcel: Pick<Parcel, 'status' | 'arrives'>;
	/** Where the order stands, if that is said above: the same is not said again. */
	readonly orderStatus?: Parcel['status'] | undefined;
}

/** Where a parcel stands, and whether it is late. */
export function ParcelStatus({ parcel, orderStatus }: ParcelStatusProps) {
	const { t } = useTranslation('tracking');
	return (
		<>
			{useIsLate(parcel) && (
				<Badge tone="warning" size="md">
					{t('late.badge')}
				</Badge>
			)}
			{parcel.status !== orderStatus && <OrderStatusBadge status={parcel.status} />}
		</>
	);
}
