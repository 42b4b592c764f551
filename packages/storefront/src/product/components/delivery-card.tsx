import type { Product } from '@zaylat/api-client/contract';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { formatDateRange } from '@zaylat/domain/dates';
import { estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { Truck } from 'lucide-react';
import { useNow, usePreferences, useShop } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

const HOUR = 60 * 60 * 1000;

/** When the goods may arrive at the chosen delivery country (Specification §9: 3 to 7 days). */
export function DeliveryCard({ days }: { readonly days: Product['deliveryDays'] }) {
	const { t } = useTranslation('product');
	const { edition } = useShop();
	const { language, deliveryCountry } = usePreferences();
	const now = useNow(HOUR);
	const { earliest, latest } = estimateDelivery(now, days);
	const country = LOCAL_COUNTRIES.find(({ value }) => value === deliveryCountry);
	return (
		<Card padding="md" className="flex items-start gap-3">
			<Truck aria-hidden size={22} className="mt-0.5 shrink-0 text-text-muted" />
			<div className="min-w-0">
				<p className="font-semibold">
					{t('delivery.arrives', {
						dates: formatDateRange(earliest, latest, language, EDITIONS[edition].timeZone, { isYearShown: false }),
					})}
				</p>
				{country && (
					<p className="text-sm text-text-muted">
						{t('delivery.days', {
							min: formatCount(days.min, language),
							max: formatCount(days.max, language),
							country: country.name[language],
						})}
					</p>
				)}
			</div>
		</Card>
	);
}
