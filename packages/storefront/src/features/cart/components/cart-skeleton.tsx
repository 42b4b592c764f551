import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';

const LINES = [1, 2];

/** The place of the cart while it loads. */
export function CartSkeleton() {
	const { t } = useTranslation('cart');
	return (
		<div aria-busy className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
			<VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
			<Card padding="none">
				<div className="border-border border-b px-4 py-3">
					<Skeleton className="w-2/5" />
				</div>
				{LINES.map((line) => (
					<div
						key={line}
						className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-border border-b p-3 last:border-b-0 tablet:grid-cols-[6rem_minmax(0,1fr)] tablet:gap-4 tablet:p-4"
					>
						<Skeleton shape="block" className="aspect-square w-full" />
						<div className="flex flex-col gap-2">
							<Skeleton className="w-4/5" />
							<Skeleton className="w-2/5 text-sm" />
							<Skeleton shape="block" className="h-11 w-36" />
						</div>
					</div>
				))}
			</Card>
			<Card padding="md" className="flex flex-col gap-4">
				<Skeleton className="w-1/2 text-lg" />
				<Skeleton lines={3} className="text-sm" />
				<Skeleton shape="block" className="h-11 w-full" />
			</Card>
		</div>
	);
}
