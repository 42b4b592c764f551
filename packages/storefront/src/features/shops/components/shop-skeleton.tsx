import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';
import { HEAD_GRID, TABS_AND_SEARCH } from './head-grid.ts';

/** The place of a shop while it loads. */
export function ShopSkeleton() {
	const { t } = useTranslation('shops');
	return (
		<div aria-busy className="flex flex-col gap-6 tablet:gap-8">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<div className="flex flex-col gap-4">
				<Skeleton
					shape="block"
					className="-mx-gutter -mt-4 h-24 w-auto max-w-none rounded-none tablet:mx-0 tablet:mt-0 tablet:h-36 tablet:rounded-card"
				/>
				<div className={`${HEAD_GRID} tablet:px-6`}>
					<Skeleton
						shape="block"
						className="-mt-12 size-18 rounded-card tablet:row-span-2 tablet:-mt-16 tablet:size-24"
					/>
					<div className="flex min-h-11 items-center self-start tablet:self-end">
						<Skeleton className="w-48 text-xl leading-heading tablet:text-2xl" />
					</div>
					<Skeleton className="col-span-2 h-5 w-64 text-sm tablet:col-span-1 tablet:col-start-2" />
					<Skeleton
						shape="block"
						className="col-span-2 h-11 w-full rounded-control tablet:col-span-1 tablet:col-start-3 tablet:row-span-2 tablet:row-start-1 tablet:w-56 tablet:self-center"
					/>
				</div>
				<div className={TABS_AND_SEARCH}>
					<Skeleton shape="block" className="h-11 w-full rounded-control desk:order-last" />
					<Skeleton shape="block" className="h-12 w-full" />
				</div>
			</div>
			<ProductGrid>
				<ProductTilesSkeleton />
			</ProductGrid>
		</div>
	);
}
