import type { ReturnStatus } from '@zaylat/domain/orders';
import { Badge, type BadgeProps } from '@zaylat/ui/badge';
import { useTranslation } from '../../i18n/use-translation.ts';

const TONES: Readonly<Record<ReturnStatus, BadgeProps['tone']>> = {
	requested: 'warning',
	accepted: 'info',
	declined: 'neutral',
	withdrawn: 'neutral',
	refunded: 'positive',
};

/** Where a return stands. Texts: area `returns`. */
export function ReturnStatusBadge({ status }: { readonly status: ReturnStatus }) {
	const { t } = useTranslation('returns');
	return (
		<Badge tone={TONES[status]} size="md">
			{t(`status.${status}`)}
		</Badge>
	);
}
