import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';

const TILES = [1, 2, 3, 4];

/** The place of the area's first page while it loads. */
export function WholesaleSkeleton() {
	const { t } = useTranslation('wholesale');
	return (
		<div aria-busy className="flex flex-col gap-8">
			<VisuallyHidden role="status">{t('home.loading')}</VisuallyHidden>
			<div className="flex flex-col gap-4">
				<Skeleton className="w-48 text-xl leading-heading" />
				<div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desk:grid-cols-4">
					{TILES.map((tile) => (
						<Skeleton key={tile} shape="block" className="h-18 w-full" />
					))}
				</div>
			</div>
			<div className="flex flex-col gap-4">
				<Skeleton className="w-48 text-xl leading-heading" />
				<ProductGrid>
					<ProductTilesSkeleton />
				</ProductGrid>
			</div>
		</div>
	);
}
