import { SORTS, type Sort } from '@zaylat/domain/search';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link SortLinks}. */
export interface SortLinksProps {
	readonly current: Sort;
	/** Address of the listing in that order, from its start. */
	readonly pathOf: (sort: Sort) => string;
}

/** The orders of a listing as links, so that they work without script. Texts: area `catalog`. */
export function SortLinks({ current, pathOf }: SortLinksProps) {
	const { t } = useTranslation('catalog');
	return (
		<nav aria-label={t('listing.sort')} className="-m-1 flex min-w-0 gap-2 overflow-x-auto p-1 [scrollbar-width:none]">
			{SORTS.map((sort) => (
				<ShopLink
					key={sort}
					to={pathOf(sort)}
					aria-current={sort === current ? 'true' : undefined}
					className="inline-flex min-h-11 shrink-0 items-center whitespace-nowrap rounded-full border border-border bg-surface-raised px-4 text-sm hover:border-border-strong aria-current:border-accent-text aria-current:font-semibold aria-current:text-accent-text"
				>
					{t(`listing.${sort}`)}
				</ShopLink>
			))}
		</nav>
	);
}
