import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen } from 'lucide-react';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { usePageLocation } from '../../../core/page/page-place.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CollectionBanner, CollectionBannerSkeleton } from '../components/collection-banner.tsx';
import { OtherCollections } from '../components/other-collections.tsx';
import { FIRST_ROW, ProductGrid } from '../grid/product-grid.tsx';
import { ProductTiles } from '../grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../grid/product-tiles-skeleton.tsx';
import { collectionQueries } from '../queries.ts';
import { CollectionFailure } from './collection-failure.tsx';

/** A collection's banner and its products, in the order in which they were picked. */
export function CollectionPage() {
	const { t } = useTranslation('collections');
	const { pathname } = usePageLocation();
	const { start, first, cursors, open, end } = usePaged(collectionQueries.collection);
	const response = first.data?.data;

	if (first.error && response === undefined) {
		return (
			<CollectionFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />
		);
	}
	return (
		<div className="flex flex-col gap-6 tablet:gap-8">
			{response ? <CollectionBanner collection={response.collection} /> : <CollectionBannerSkeleton />}
			{response?.items.length === 0 ? (
				<EmptyState
					picture={<PackageOpen aria-hidden strokeWidth={1.5} />}
					title={t('emptyTitle')}
					description={t('emptyText')}
				/>
			) : (
				<div className="flex flex-col gap-4">
					{start !== undefined && (
						<ShopLink to={pathname} className="self-start text-accent-text text-sm underline">
							{t('first')}
						</ShopLink>
					)}
					<ProductGrid label={t('products')} isBusy={response === undefined}>
						{response ? (
							<ProductTiles products={response.items} eagerCount={FIRST_ROW} headingLevel={2} />
						) : (
							<ProductTilesSkeleton />
						)}
						{cursors.slice(1).map((cursor) => (
							<FurtherPage key={cursor} cursor={cursor} />
						))}
					</ProductGrid>
					{response && (
						<PagedEnd
							end={end}
							pathTo={(cursor) => `${pathname}?${new URLSearchParams({ cursor })}`}
							onOpen={open}
							labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
						/>
					)}
				</div>
			)}
			{response && <OtherCollections current={response.collection.id} />}
		</div>
	);
}

function FurtherPage({ cursor }: { readonly cursor: string | undefined }) {
	const { data, error } = useScreenQuery(collectionQueries.collection, { cursor });
	if (data) return <ProductTiles products={data.data.items} headingLevel={2} />;
	return error ? null : <ProductTilesSkeleton count={6} />;
}
