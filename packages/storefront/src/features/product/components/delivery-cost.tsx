import type { ResponseOf } from '@zaylat/api-client';
import type { estimateProductDelivery } from '@zaylat/api-client/contract';
import type { QueryState } from '@zaylat/api-client/swr';
import { Button } from '@zaylat/ui/button';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Props of {@link DeliveryCost}. */
export interface DeliveryCostProps {
	readonly delivery: QueryState<ResponseOf<typeof estimateProductDelivery>>;
}

/** What the cheapest service asks; a line of its height while that is asked for or could not be. */
export function DeliveryCost({ delivery: { data, error, mutate, isValidating } }: DeliveryCostProps) {
	const { t } = useTranslation('product');
	const errorText = useErrorText();
	const show = usePrice();
	const [cheapest] = data?.data.services ?? [];
	if (error) {
		return (
			<p role="alert" className="flex flex-wrap items-center gap-x-2 text-sm text-text-muted">
				{error.code === 'place_not_found' ? t('delivery.unknownPlace') : errorText(error.code).title}
				<Button variant="ghost" size="sm" isLoading={isValidating} onClick={() => void mutate()}>
					{t('delivery.retry')}
				</Button>
			</p>
		);
	}
	return (
		<p className="min-h-[1lh] text-sm" aria-live="polite">
			{cheapest &&
				t(cheapest.cost.amount === 0 ? 'delivery.free' : 'delivery.cost', {
					price: show(cheapest.cost).text,
					service: cheapest.name,
				})}
		</p>
	);
}
