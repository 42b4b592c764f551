import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';

const SECTIONS = [1, 2, 3];

/** Stands where the article will be. */
export function ArticleSkeleton({ label }: { readonly label: string }) {
	return (
		<div aria-busy className="flex max-w-180 flex-col gap-8">
			<VisuallyHidden role="status">{label}</VisuallyHidden>
			<div className="flex flex-col gap-3">
				<Skeleton shape="block" className="h-6 w-40 max-w-full" />
				<Skeleton shape="block" className="h-9 w-80 max-w-full" />
				<Skeleton shape="block" className="h-6 w-full" />
			</div>
			{SECTIONS.map((section) => (
				<div key={section} className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-7 w-56 max-w-full" />
					<Skeleton shape="block" className="h-20 w-full" />
				</div>
			))}
		</div>
	);
}
