import { useTranslation } from '../../i18n/use-translation.ts';
import { FIRST_ROW, ProductGrid } from '../product-grid/product-grid.tsx';
import { ProductTiles } from '../product-grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../product-grid/product-tiles-skeleton.tsx';
import { type ListingAnswer, listingRequest } from './listing-address.ts';
import { useListing } from './listing-context.ts';
import { ListingMore } from './listing-more.tsx';
import { useKeptQuery, useListingPages } from './use-listing-pages.ts';

/** Props of {@link ListingPages}. */
export interface ListingPagesProps {
	/** The first page; undefined while it is on its way. */
	readonly first: ListingAnswer | undefined;
}

/** The products, page after page, as far as they were opened. */
export function ListingPages({ first }: ListingPagesProps) {
	const { t } = useTranslation('catalog');
	const { isBusy } = useListing();
	const [opened, open] = useListingPages();
	const pageSize = first?.data.items.length ?? 0;
	return (
		<div className={`flex flex-col gap-6 transition-opacity duration-fast ${isBusy ? 'opacity-60' : ''}`}>
			<ProductGrid label={t('listing.products')} isBusy={first === undefined || isBusy} place="beside">
				{first ? (
					<ProductTiles products={first.data.items} eagerCount={FIRST_ROW} headingLevel={2} />
				) : (
					<ProductTilesSkeleton />
				)}
				{opened.map((cursor) => (
					<FurtherPage key={cursor} cursor={cursor} />
				))}
			</ProductGrid>
			{first && (
				<ListingMore
					cursor={opened.at(-1)}
					shownBefore={opened.length * pageSize}
					total={first.data.total}
					onOpen={open}
				/>
			)}
		</div>
	);
}

function FurtherPage({ cursor }: { readonly cursor: string }) {
	const { scope, query } = useListing();
	const { data, error } = useKeptQuery(listingRequest(scope, query, cursor));
	if (data) return <ProductTiles products={data.data.items} headingLevel={2} />;
	return error ? null : <ProductTilesSkeleton count={6} />;
}
