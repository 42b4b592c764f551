import type { ReturnStatus } from '@zaylat/domain/orders';
import { Badge } from '@zaylat/ui/badge';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RETURN_TONES } from './return-tones.ts';

/** Where a return stands. Texts: area `returns`. */
export function ReturnStatusBadge({ status }: { readonly status: ReturnStatus }) {
	const { t } = useTranslation('returns');
	return (
		<Badge tone={RETURN_TONES[status]} size="md">
			{t(`status.${status}`)}
		</Badge>
	);
}
