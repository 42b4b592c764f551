import type { DigitalPlanOffer } from '@zaylat/api-client/contract';
import { digitalFormOf, planSpan } from '@zaylat/domain/digital';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Says what a plan is, for example "3 months" or "For life" (Specification §3: plan duration, life-time). */
export function usePlanWords(): (offer: Pick<DigitalPlanOffer, 'kind' | 'days' | 'delivery'>) => string {
	const { t } = useTranslation('digital');
	return ({ kind, days, delivery }) => {
		const form = digitalFormOf(kind, delivery);
		if (form !== 'subscription' || days === null) return t(`plan.${form === 'subscription' ? 'one_time' : form}`);
		const { unit, count } = planSpan(days);
		return t(`plan.${unit}`, { count });
	};
}
