import { useBrought } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { Later } from '../app/later.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { OrdersSkeleton } from './components/orders-skeleton.tsx';
import { StageLinks } from './components/stage-links.tsx';
import { ordersRequest, readOrderSearch } from './order-filter.ts';
import { ORDERS_PARTS } from './order-parts.ts';

const SEARCH_PLACE = <div className="min-h-11 w-full tablet:w-auto" />;
const LIST_PLACE = <OrdersSkeleton />;

/** The shopper's orders, newest first, narrowed by the address to a stage or to a code. */
export function OrdersPage() {
	const { t } = useTranslation('orders');
	const query = new URLSearchParams(useLocation().search);
	const isBrought = useBrought(ordersRequest(query)) !== undefined;
	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<Later part={ORDERS_PARTS.search} fallback={SEARCH_PLACE} />
			</div>
			<StageLinks search={readOrderSearch(query)} />
			<Later part={ORDERS_PARTS.list} fallback={LIST_PLACE} isWhole={isBrought} />
		</div>
	);
}
