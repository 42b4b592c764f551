import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageSearch } from 'lucide-react';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
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
				<ShopLink
					to={isNarrowed ? ORDERS_PATH : '/'}
					className={buttonStyles({ variant: isNarrowed ? 'secondary' : 'primary' })}
				>
					{t(isNarrowed ? 'list.showAll' : 'list.browse')}
				</ShopLink>
			}
		/>
	);
}
