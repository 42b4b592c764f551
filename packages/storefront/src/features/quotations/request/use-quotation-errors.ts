import type { ApiError } from '@zaylat/api-client';
import type { Product } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import type { FormErrors } from '@zaylat/ui/form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useErrorText } from '../../../core/failures/use-error-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

const REASONS = { not_wholesale: 'notWholesale', own_shop: 'ownShop', open_already: 'openAlready' } as const;

function isReason(reason: unknown): reason is keyof typeof REASONS {
	return typeof reason === 'string' && Object.hasOwn(REASONS, reason);
}

/** Gives the words for a refused request, at its field where there is one. */
export function useQuotationErrors({ minQuantity }: Pick<Product, 'minQuantity'>): (error: ApiError) => FormErrors {
	const { t } = useTranslation('wholesale');
	const { language } = usePreferences();
	const errorText = useErrorText();
	return ({ code, details }) => {
		if (code === 'below_minimum') {
			const number = formatCount(Number(details.minimum ?? minQuantity), language);
			return { fieldErrors: { quantity: t('request.problems.quantityLow', { number }) } };
		}
		if (code === 'quantity_limited' || code === 'out_of_stock') {
			const available = Number(details.available ?? 0);
			const problem = code === 'quantity_limited' ? 'quantityShort' : available > 0 ? 'quantityBelowLeast' : 'soldOut';
			const number = formatCount(available, language);
			return { fieldErrors: { quantity: t(`request.problems.${problem}`, { number }) } };
		}
		if (code === 'quotation_refused') {
			const key = isReason(details.reason) ? REASONS[details.reason] : 'refused';
			return { formError: t(`request.refusals.${key}`) };
		}
		return { formError: errorText(code).text };
	};
}
