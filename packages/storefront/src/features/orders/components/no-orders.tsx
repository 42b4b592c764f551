import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageSearch } from 'lucide-react';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ORDERS_PATH, type OrderSearch } from '../order-filter.ts';

/** Props of {@link NoOrders}. */
export interface NoOrdersProps {
	readonly search: OrderSearch;
}

/** No orders at all, or none that match the filter, with a link to continue. */
export function NoOrders({ search: { stage, code } }: NoOrdersProps) {
	const { t } = useTranslation('orders');
	const isNarrowed = stage !== undefined || code !== undefined;

	function text(): string {
		if (code !== undefined) return t('list.noneFound', { code });
		return t(stage === undefined ? 'list.emptyText' : `list.none.${stage}`);
	}

	return (
		<EmptyState
			picture={<PackageSearch aria-hidden strokeWidth={1.5} />}
			title={t(isNarrowed ? 'list.noneTitle' : 'list.emptyTitle')}
			description={text()}
			actions={
				<LinkButton to={isNarrowed ? ORDERS_PATH : '/'} variant={isNarrowed ? 'secondary' : 'primary'}>
					{t(isNarrowed ? 'list.showAll' : 'list.browse')}
				</LinkButton>
			}
		/>
	);
}
