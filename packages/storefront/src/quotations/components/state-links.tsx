import type { QuotationStatus } from '@zaylat/domain/quotations';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { QUOTATION_STATES, quotationsPath } from '../quotation-filter.ts';

/** Props of {@link StateLinks}. */
export interface StateLinksProps {
	readonly current: QuotationStatus | undefined;
}

/** Narrows the list to a state; links, so that it works without script. */
export function StateLinks({ current }: StateLinksProps) {
	const { t } = useTranslation('wholesale');
	return (
		<nav aria-label={t('list.filter')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
			{[undefined, ...QUOTATION_STATES].map((status) => (
				<ShopLink
					key={status ?? 'all'}
					to={quotationsPath(status)}
					aria-current={status === current ? 'true' : undefined}
					className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-current:border-accent-text aria-current:font-semibold aria-current:text-accent-text"
				>
					{t(status === undefined ? 'list.all' : `status.${status}`)}
				</ShopLink>
			))}
		</nav>
	);
}
