import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';

/** The place of the digital area's home page while it loads. */
export function DigitalHomeSkeleton() {
	const { t } = useTranslation('digital');
	return (
		<div aria-busy className="flex flex-col gap-8 tablet:gap-10">
			<VisuallyHidden role="status">{t('home.loading')}</VisuallyHidden>
			<Skeleton shape="block" className="h-105 w-full tablet:h-72" />
			<Skeleton shape="block" className="h-96 w-full tablet:h-60" />
			<ProductGrid>
				<ProductTilesSkeleton />
			</ProductGrid>
		</div>
	);
}
