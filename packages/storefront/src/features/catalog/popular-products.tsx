import { productListing } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from './grid/product-grid.tsx';
import { ProductTiles } from './grid/product-tiles.tsx';
import { ProductTilesSkeleton } from './grid/product-tiles-skeleton.tsx';

const COUNT = 6;

/** Products that many buy, where a search finds none; nothing when they cannot be loaded. */
export function PopularProducts() {
	const { t } = useTranslation('search');
	const headingId = useId();
	const { data, error } = useQuery(productListing({ perPage: COUNT }));
	if (error) return null;
	return (
		<section aria-labelledby={headingId} className="flex flex-col gap-4">
			<h2 id={headingId} className="font-bold text-lg leading-heading">
				{t('popular')}
			</h2>
			<ProductGrid layout="preview" isBusy={data === undefined}>
				{data ? <ProductTiles products={data.data.items} headingLevel={3} /> : <ProductTilesSkeleton count={COUNT} />}
			</ProductGrid>
		</section>
	);
}
