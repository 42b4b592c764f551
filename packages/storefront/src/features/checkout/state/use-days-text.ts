import type { CheckoutQuote, DeliveryOption } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { deliveryDays, deliveryStart, estimateDelivery } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { HOUR_MS } from '@zaylat/domain/time';
import { useAppContext, useNow, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** @returns a function that says how long a service takes with a parcel, or when it arrives if it waits for goods */
export function useDaysText({
	suppliedAt,
}: Pick<CheckoutQuote['parcels'][number], 'suppliedAt'>): (service: DeliveryOption) => string {
	const { t } = useTranslation('checkout');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const now = useNow(HOUR_MS);
	return (service) => {
		const days = deliveryDays(service);
		if (suppliedAt !== null) {
			const { earliest, latest } = estimateDelivery(deliveryStart(now, suppliedAt), days);
			return t('delivery.arrives', {
				dates: formatDateRange(earliest, latest, language, EDITIONS[edition].timeZone),
			});
		}
		const { min, max } = days;
		const figures = { count: max, min: formatCount(min, language), max: formatCount(max, language) };
		return t(min === max ? 'delivery.exactDays' : 'delivery.days', figures);
	};
}
