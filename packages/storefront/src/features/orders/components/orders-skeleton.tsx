import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';

const CARDS = [1, 2, 3];

/** The places of orders while they load. */
export function OrdersSkeleton() {
	const { t } = useTranslation('orders');
	return (
		<div aria-busy className="flex flex-col gap-3 tablet:gap-4">
			<VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
			{CARDS.map((card) => (
				<Card key={card} padding="md" className="flex flex-col gap-3">
					<Skeleton shape="block" className="h-7 w-1/3" />
					<Skeleton lines={2} className="w-1/2 text-base" />
					<Skeleton shape="block" className="size-16" />
					<Skeleton shape="block" className="h-11 w-full tablet:w-1/2" />
				</Card>
			))}
		</div>
	);
}
