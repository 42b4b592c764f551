import { collectionDetail } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { EmptyState } from '@zaylat/ui/empty-state';
import { PackageOpen } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { FIRST_ROW, ProductGrid } from '../shared/product-grid/product-grid.tsx';
import { ProductTiles } from '../shared/product-grid/product-tiles.tsx';
import { ProductTilesSkeleton } from '../shared/product-grid/product-tiles-skeleton.tsx';
import { CollectionFailure } from './collection-failure.tsx';
import { CollectionBanner, CollectionBannerSkeleton } from './components/collection-banner.tsx';
import { OtherCollections } from './components/other-collections.tsx';

/** A collection's banner and its products, in the order in which they were picked. */
export function CollectionPage() {
	const { t } = useTranslation('collections');
	const { id = '' } = useParams();
	const { pathname, search } = useLocation();
	const start = new URLSearchParams(search).get('cursor') || undefined;
	const requestOf = (cursor: string | undefined) => collectionDetail(id, { cursor });
	const { first, opened, open, end } = usePaged(requestOf, start);
	const answer = first.data?.data;

	if (first.error && answer === undefined) {
		return (
			<CollectionFailure failure={first.error} retry={() => void first.mutate()} isRetrying={first.isValidating} />
		);
	}
	return (
		<div className="flex flex-col gap-6 tablet:gap-8">
			{answer ? <CollectionBanner collection={answer.collection} /> : <CollectionBannerSkeleton />}
			{answer?.items.length === 0 ? (
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
					<ProductGrid label={t('products')} isBusy={answer === undefined}>
						{answer ? (
							<ProductTiles products={answer.items} eagerCount={FIRST_ROW} headingLevel={2} />
						) : (
							<ProductTilesSkeleton />
						)}
						{opened.map((cursor) => (
							<FurtherPage key={cursor} id={id} cursor={cursor} />
						))}
					</ProductGrid>
					{answer && (
						<PagedEnd
							end={end}
							pathTo={(cursor) => `${pathname}?${new URLSearchParams({ cursor })}`}
							onOpen={open}
							labels={{ more: t('more'), loading: t('loading'), failed: t('failed') }}
						/>
					)}
				</div>
			)}
			{answer && <OtherCollections current={answer.collection.id} />}
		</div>
	);
}

function FurtherPage({ id, cursor }: { readonly id: string; readonly cursor: string }) {
	const { data, error } = useQuery(collectionDetail(id, { cursor }));
	if (data) return <ProductTiles products={data.data.items} headingLevel={2} />;
	return error ? null : <ProductTilesSkeleton count={6} />;
}
