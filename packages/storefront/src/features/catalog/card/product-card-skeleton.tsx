import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';

/** The place of a product card while it loads, with the same measures. */
export function ProductCardSkeleton() {
	return (
		<Card padding="none" className="flex h-full flex-col">
			<div className="aspect-square">
				<Skeleton shape="block" className="size-full rounded-none" />
			</div>
			<div className="flex flex-col gap-1 p-3">
				<Skeleton lines={2} className="text-sm leading-body" />
				<Skeleton className="w-3/5 text-base" />
				<Skeleton className="w-2/5 text-xs" />
			</div>
		</Card>
	);
}
