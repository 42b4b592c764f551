import { Skeleton } from '@zaylat/ui/skeleton';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** A step before its code or its data are here. */
export function StepSkeleton() {
	return (
		<div className="flex flex-col gap-5">
			<Skeleton shape="block" className="h-8 w-64 max-w-full" />
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-36 w-full rounded-card" />
			<Skeleton shape="block" className="h-13 w-48 rounded-control" />
		</div>
	);
}

/** The page before the first totals are here. */
export function CheckoutSkeleton() {
	const { t } = useTranslation('checkout');
	return (
		<div role="status" aria-label={t('loading')} className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_20rem] desk:gap-6">
			<StepSkeleton />
			<Skeleton shape="block" className="h-64 w-full rounded-card" />
		</div>
	);
}
