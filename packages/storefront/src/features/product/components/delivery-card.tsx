import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { formatDateRange } from '@zaylat/domain/dates';
import { type DeliveryDays, deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { HOUR_MS } from '@zaylat/domain/time';
import { Card } from '@zaylat/ui/card';
import { Truck } from 'lucide-react';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyCarryingTerms } from '../../delivery/lazy-carrying-terms.tsx';
import { deliveryRequest } from '../queries.ts';
import { useDeliverRegion } from '../state/use-deliver-region.ts';
import { DeliveryCost } from './delivery-cost.tsx';
import { RegionButton } from './region-button.tsx';

/** Props of {@link DeliveryCard}. */
export interface DeliveryCardProps {
	readonly product: Pick<Product, 'id'>;
	/** When the goods can be sent that are ordered in advance, or whose shop is away; null for goods that can be sent now. */
	readonly suppliedAt: string | null;
}

/**
 * When the goods may arrive at the chosen delivery country, and what that costs, by the service that the checkout takes
 * first. Within the shop's own country the region counts and can be chosen.
 */
export function DeliveryCard({ product, suppliedAt }: DeliveryCardProps) {
	const { t } = useTranslation('product');
	const { edition } = useAppContext();
	const { language, deliveryCountry } = usePreferences();
	const now = useNow(HOUR_MS);
	const [region, chooseRegion] = useDeliverRegion(edition);
	const isAtHome = deliveryCountry === edition;
	const delivery = useQuery(deliveryRequest(product.id, deliveryCountry, isAtHome ? region : undefined), {
		shouldRetryOnError: false,
	});
	const [cheapest] = delivery.data?.data.services ?? [];
	const days = deliveryDays(cheapest, !isAtHome);
	const country = LOCAL_COUNTRIES.find(({ value }) => value === deliveryCountry)?.name[language] ?? '';
	const to = delivery.data?.data.to;
	const carrying = delivery.data?.data.carrying;
	const isUnreached = delivery.error?.code === 'no_delivery_service';
	const datesOf = (estimate: DeliveryDays) => {
		const { earliest, latest } = estimateDelivery(deliveryStart(now, suppliedAt), estimate);
		return formatDateRange(earliest, latest, language, EDITIONS[edition].timeZone, { isYearShown: false });
	};
	const daysTo = ({ min, max }: DeliveryDays, place: string) =>
		min === max
			? t('delivery.exactDays', { count: max, days: formatCount(max, language), country: place })
			: t('delivery.days', { min: formatCount(min, language), max: formatCount(max, language), country: place });
	return (
		<Card padding="md" className="flex flex-wrap items-start gap-x-3 gap-y-1">
			<Truck aria-hidden size={22} className="mt-0.5 shrink-0 text-text-muted" />
			<div className="flex min-w-[min(100%,8rem)] flex-1 flex-col gap-0.5">
				<p className="min-h-[1lh] font-semibold">
					{isUnreached ? t('delivery.none') : days && t('delivery.arrives', { dates: datesOf(days) })}
				</p>
				{isUnreached ? (
					<p className="text-sm text-text-muted">
						{t(isAtHome ? 'delivery.noneAtHome' : 'delivery.noneAbroad', { country })}
					</p>
				) : (
					<>
						<DeliveryCost delivery={delivery} />
						<p className="min-h-[1lh] text-sm text-text-muted">
							{days && daysTo(days, isAtHome && to ? to.name : country)}
						</p>
						{carrying && <LazyCarryingTerms carrying={carrying} />}
					</>
				)}
			</div>
			{isAtHome && <RegionButton region={region ?? to?.id} onChoose={chooseRegion} />}
		</Card>
	);
}
