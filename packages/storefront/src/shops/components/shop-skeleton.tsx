import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../shared/product-grid/product-tiles.tsx';

/** The place of a shop while it loads. */
export function ShopSkeleton() {
	const { t } = useTranslation('shops');
	return (
		<div aria-busy className="flex flex-col gap-6 tablet:gap-8">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<div className="flex flex-col gap-3">
				<Skeleton
					shape="block"
					className="-mx-4 -mt-4 h-24 w-auto max-w-none rounded-none tablet:mx-0 tablet:mt-0 tablet:h-36 tablet:rounded-card"
				/>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2 tablet:px-6">
					<Skeleton shape="block" className="-mt-12 size-18 self-start rounded-card tablet:-mt-16 tablet:size-24" />
					<div className="order-last flex basis-full flex-col gap-1 tablet:order-none tablet:grow tablet:basis-0">
						<Skeleton className="w-48 text-xl leading-heading tablet:text-2xl" />
						<Skeleton className="w-64 text-sm" />
					</div>
					<Skeleton shape="block" className="ms-auto h-11 w-32 rounded-control" />
				</div>
				<Skeleton shape="block" className="h-11 w-full rounded-control desk:max-w-120" />
				<Skeleton shape="block" className="h-12 w-full" />
			</div>
			<ProductGrid>
				<ProductTilesSkeleton />
			</ProductGrid>
		</div>
	);
}
