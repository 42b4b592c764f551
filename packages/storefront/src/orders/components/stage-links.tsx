import { ORDER_STAGES } from '@zaylat/domain/orders';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type OrderSearch, ordersPath } from '../order-filter.ts';

/** Props of {@link StageLinks}. */
export interface StageLinksProps {
	readonly search: OrderSearch;
}

/** Narrows the list to where orders stand; links, so that it works without script. */
export function StageLinks({ search: { stage: current, code } }: StageLinksProps) {
	const { t } = useTranslation('orders');
	return (
		<nav aria-label={t('list.filter')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
			{[undefined, ...ORDER_STAGES].map((stage) => (
				<ShopLink
					key={stage ?? 'all'}
					to={ordersPath({ stage, code })}
					aria-current={stage === current ? 'true' : undefined}
					className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-current:border-accent-text aria-current:font-semibold aria-current:text-accent-text"
				>
					{t(stage === undefined ? 'list.all' : `stage.${stage}`)}
				</ShopLink>
			))}
		</nav>
	);
}
