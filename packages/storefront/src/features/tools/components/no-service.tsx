import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageX } from 'lucide-react';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Codes that say that this parcel cannot be sent; changing it helps, asking again does not. */
export const NO_SERVICE: ReadonlySet<string> = new Set(['no_delivery_service', 'place_not_found', 'bad_request']);

/** Nobody carries the parcel: what can be changed. */
export function NoService() {
	const { t } = useTranslation('tools');
	return (
		<EmptyState
			picture={<PackageX aria-hidden strokeWidth={1.5} />}
			title={t('calculator.noneTitle')}
			description={t('calculator.noneText')}
		/>
	);
}
