import type { productListing } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { Section } from '../../../core/section/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { FIRST_ROW_ON_PHONE, ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTiles } from '../../catalog/grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';
import { SHOWN } from '../home-shelves.ts';

/** Props of {@link Shelf}. */
export interface ShelfProps {
	readonly title: string;
	readonly request: ReturnType<typeof productListing>;
	/** Where the whole of it can be seen. */
	readonly to: string;
	/** How many rows it has at most on a tablet and wider; 1 when left out. */
	readonly rows?: 1 | 2;
	/** Whether its first pictures may be in the first screenful. */
	readonly isFirst?: boolean;
}

/** Leaves out what would begin a row that is not full: 2 columns on phones, then 4, 5 and 6. */
const WHOLE_ROWS = {
	1: 'max-desk:[&>ul>li:nth-child(n+5)]:hidden desk:max-laptop:[&>ul>li:nth-child(n+6)]:hidden',
	2: 'max-tablet:[&>ul>li:nth-child(n+7)]:hidden tablet:max-desk:[&>ul>li:nth-child(n+9)]:hidden desk:max-laptop:[&>ul>li:nth-child(n+11)]:hidden',
} as const;

/** A row of digital goods with the way to more of them; one that is empty is left out, one that failed can be retried. */
export function Shelf({ title, request, to, rows = 1, isFirst = false }: ShelfProps) {
	const { t } = useTranslation('digital');
	const { data, error, mutate, isValidating } = useQuery(request);
	if (data?.data.items.length === 0) return null;
	// A shelf whose category is not sold here is none.
	if (error?.code === 'category_not_found') return null;
	return (
		<Section title={title} more={data && { to, label: t('home.seeAll') }}>
			{error ? (
				<QueryProblem title={t('home.failed')} query={{ error, mutate, isValidating }} />
			) : (
				<div className={WHOLE_ROWS[rows]}>
					<ProductGrid isBusy={data === undefined}>
						{data ? (
							<ProductTiles products={data.data.items} eagerCount={isFirst ? FIRST_ROW_ON_PHONE : 0} />
						) : (
							<ProductTilesSkeleton count={rows * SHOWN} />
						)}
					</ProductGrid>
				</div>
			)}
		</Section>
	);
}
