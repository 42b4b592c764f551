import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { ProductGrid } from '../../catalog/grid/product-grid.tsx';
import { ProductTilesSkeleton } from '../../catalog/grid/product-tiles-skeleton.tsx';

const CIRCLES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ROWS = [1, 2];

/** The place of the home page while it loads. */
export function HomeSkeleton({ label }: { readonly label: string }) {
	return (
		<div className="flex flex-col gap-8 tablet:gap-10" aria-busy>
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<div className="flex flex-col gap-4">
				<div className="grid gap-4 tablet:grid-cols-[2fr_1fr] desk:grid-cols-[minmax(0,872fr)_minmax(0,392fr)]">
					<Skeleton shape="block" className="h-44 w-full tablet:h-60" />
					<div className="grid gap-4 max-tablet:hidden">
						<Skeleton shape="block" className="size-full" />
						<Skeleton shape="block" className="size-full" />
					</div>
				</div>
				<div className="grid grid-cols-[repeat(auto-fill,minmax(max(3.5rem,17%),1fr))] gap-y-2 tablet:flex tablet:justify-between">
					{CIRCLES.map((place) => (
						<div key={place} className="flex flex-col items-center gap-1.5 py-1 tablet:py-0">
							<Skeleton shape="block" className="size-14 rounded-card" />
							<Skeleton className="w-12 text-xs tablet:text-sm" />
						</div>
					))}
				</div>
			</div>
			{ROWS.map((row) => (
				<div key={row} className="flex flex-col gap-3 tablet:gap-4">
					<div className="flex min-h-11 items-center">
						<Skeleton className="w-40 text-lg tablet:text-xl" />
					</div>
					<ProductGrid>
						<ProductTilesSkeleton count={6} />
					</ProductGrid>
				</div>
			))}
		</div>
	);
}
