import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { ProductGrid } from '../../shared/product-grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../shared/product-grid/product-tiles.tsx';

/** The place of the home page while it loads. */
export function HomeSkeleton({ label }: { readonly label: string }) {
	return (
		<div className="flex flex-col gap-8 tablet:gap-10" aria-busy>
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<Skeleton shape="block" className="h-44 w-full tablet:h-72 laptop:h-80" />
			<ProductGrid>
				<ProductTilesSkeleton />
			</ProductGrid>
		</div>
	);
}
