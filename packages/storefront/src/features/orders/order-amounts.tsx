import type { Order } from '@zaylat/api-client/contract';
import { documentTotals } from '@zaylat/domain/documents';
import { usePreferences } from '../../core/context/app-context.ts';
import { SumList } from '../../core/price/sum-list.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link OrderAmounts}. */
export interface OrderAmountsProps {
	readonly order: Order;
}

/**
 * What an order came to, line by line, in the currency in which it was paid (Decision 5). Texts: area `sheet`.
 */
export function OrderAmounts({ order }: OrderAmountsProps) {
	const { t } = useTranslation('sheet');
	const { language } = usePreferences();
	return <SumList sums={documentTotals(order, t, language)} />;
}
