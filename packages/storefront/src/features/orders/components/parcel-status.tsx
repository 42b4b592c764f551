import type { Parcel } from '@zaylat/api-client/contract';
import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { useIsLate } from '../use-is-late.ts';

/** Props of {@link ParcelStatus}. */
export interface ParcelStatusProps {
	readonly parcel: Pick<Parcel, 'status' | 'arrives'>;
}

/** Where a parcel stands, and whether it is late. */
export function ParcelStatus({ parcel }: ParcelStatusProps) {
	const { t } = useTranslation('tracking');
	return (
		<>
			{useIsLate(parcel) && (
				<Badge tone="warning" size="md">
					{t('late.badge')}
				</Badge>
			)}
			<OrderStatusBadge status={parcel.status} />
		</>
	);
}
