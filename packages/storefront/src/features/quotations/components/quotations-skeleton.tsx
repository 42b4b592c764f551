import { Card } from '@zaylat/ui/card';
import { Skeleton } from '@zaylat/ui/skeleton';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useTranslation } from '../../../i18n/use-translation.ts';

const CARDS = [1, 2, 3];

/** The places of quotations while they load. */
export function QuotationsSkeleton() {
	const { t } = useTranslation('wholesale');
	return (
		<div aria-busy className="flex flex-col gap-3 tablet:gap-4">
			<VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
			{CARDS.map((card) => (
				<Card key={card} padding="md" className="flex flex-col gap-4">
					<Skeleton className="w-1/3" />
					<div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 tablet:grid-cols-[5rem_minmax(0,1fr)]">
						<Skeleton shape="block" className="aspect-square w-full" />
						<Skeleton lines={3} className="text-sm" />
					</div>
					<Skeleton lines={2} className="text-sm" />
				</Card>
			))}
		</div>
	);
}
