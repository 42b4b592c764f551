import { productDelivery } from '@zaylat/api-client';
import type { Product } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { formatDateRange } from '@zaylat/domain/dates';
import { estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { Truck } from 'lucide-react';
import { useAppContext, useNow, usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useDeliverRegion } from '../use-deliver-region.ts';
import { DeliveryCost } from './delivery-cost.tsx';
import { RegionButton } from './region-button.tsx';

const HOUR = 60 * 60 * 1000;

/**
 * When the goods may arrive at the chosen delivery country, and what that costs. Within the shop's own country that is 3
 * to 7 days (Specification §9), and the region counts and can be chosen; abroad the cheapest service says how long.
 */
export function DeliveryCard({ product }: { readonly product: Pick<Product, 'id' | 'deliveryDays'> }) {
	const { t } = useTranslation('product');
	const { edition } = useAppContext();
	const { language, deliveryCountry } = usePreferences();
	const now = useNow(HOUR);
	const [region, chooseRegion] = useDeliverRegion(edition);
	const isAtHome = deliveryCountry === edition;
	const delivery = useQuery(
		productDelivery(product.id, { country: deliveryCountry, region: isAtHome ? region : undefined }),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	const [cheapest] = delivery.data?.data.services ?? [];
	const days = isAtHome || !cheapest ? product.deliveryDays : { min: cheapest.minDays, max: cheapest.maxDays };
	const { earliest, latest } = estimateDelivery(now, days);
	const country = LOCAL_COUNTRIES.find(({ value }) => value === deliveryCountry)?.name[language] ?? '';
	const to = delivery.data?.data.to;
	const isUnreached = delivery.error?.code === 'no_delivery_service';
	const dates = formatDateRange(earliest, latest, language, EDITIONS[edition].timeZone, { isYearShown: false });
	return (
		<Card padding="md" className="flex items-start gap-3">
			<Truck aria-hidden size={22} className="mt-0.5 shrink-0 text-text-muted" />
			<div className="flex min-w-0 flex-1 flex-col gap-0.5">
				<p className="font-semibold">{isUnreached ? t('delivery.none') : t('delivery.arrives', { dates })}</p>
				{isUnreached ? (
					<p className="text-sm text-text-muted">
						{t(isAtHome ? 'delivery.noneAtHome' : 'delivery.noneAbroad', { country })}
					</p>
				) : (
					<>
						<DeliveryCost delivery={delivery} />
						<p className="text-sm text-text-muted">
							{t('delivery.days', {
								min: formatCount(days.min, language),
								max: formatCount(days.max, language),
								country: isAtHome && to ? to.name : country,
							})}
						</p>
					</>
				)}
			</div>
			{isAtHome && <RegionButton region={region ?? to?.id} onChoose={chooseRegion} />}
		</Card>
	);
}
