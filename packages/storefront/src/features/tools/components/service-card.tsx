import type { DeliveryOption } from '@zaylat/api-client/contract';
import { deliveryDays } from '@zaylat/domain/delivery';
import { digitsFor } from '@zaylat/domain/digits';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface ServiceCardProps {
	readonly service: DeliveryOption;
	readonly isCheapest: boolean;
	readonly isFastest: boolean;
}

/** A service with its cost and days. */
export function ServiceCard({ service, isCheapest, isFastest }: ServiceCardProps) {
	const { t } = useTranslation('tools');
	const digits = digitsFor(usePreferences().language);
	const price = usePrice();
	const { name, cost, isTracked, takesCash } = service;
	const { min, max } = deliveryDays(service);
	const marks = [isCheapest && t('calculator.cheapest'), isFastest && t('calculator.fastest')].filter(
		(mark) => mark !== false,
	);
	const facts = [
		min === max
			? t('calculator.exactDays', { count: max, days: digits(String(max)) })
			: t('calculator.days', { min: digits(String(min)), max: digits(String(max)) }),
		...(isTracked ? [t('calculator.tracked')] : []),
		...(takesCash ? [t('calculator.cash')] : []),
	];
	return (
		<Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
			<div className="flex min-w-0 flex-col gap-1">
				<h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
					{name}
					{marks.map((mark) => (
						<Badge key={mark} tone="positive">
							{mark}
						</Badge>
					))}
				</h3>
				<p className="text-sm text-text-muted">{facts.join(' · ')}</p>
			</div>
			<p className="text-xl font-bold tabular-nums">{price(cost).text}</p>
		</Card>
	);
}
