import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../i18n/use-translation.ts';

const CARDS = [1, 2, 3];

/** The places of reviews that are on their way. */
export function ReviewCardsSkeleton() {
	const { t } = useTranslation('reviews');
	return (
		<div aria-busy className="flex flex-col gap-6">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			{CARDS.map((card) => (
				<div key={card} className="grid gap-x-6 gap-y-3 desk:grid-cols-[15rem_minmax(0,1fr)]">
					<div className="flex items-center gap-3">
						<Skeleton shape="block" className="size-11 rounded-full" />
						<Skeleton lines={2} className="w-40 text-sm" />
					</div>
					<Skeleton lines={2} className="text-base" />
				</div>
			))}
		</div>
	);
}

/** The place of the whole section while it loads. */
export function ReviewsSkeleton() {
	return (
		<div className="grid items-start gap-6 desk:grid-cols-[18rem_minmax(0,1fr)] desk:gap-10">
			<div className="flex flex-col gap-4" aria-hidden>
				<Skeleton className="w-3/5 text-xl" />
				<Skeleton shape="block" className="h-55 w-full" />
				<Skeleton shape="block" className="h-11 w-full" />
			</div>
			<ReviewCardsSkeleton />
		</div>
	);
}
