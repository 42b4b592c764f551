import { useQuery } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadProblem } from '../../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../../shared/paged/paged-end.tsx';
import { usePaged } from '../../shared/paged/use-paged.ts';
import { ordersPath, ordersRequest, readOrderSearch } from '../order-filter.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

/** How many orders the first screenful shows at the most. */
const IN_VIEW = 3;

/** The orders that the address asks for, page by page. */
export function OrderList() {
	const { t } = useTranslation('orders');
	const query = new URLSearchParams(useLocation().search);
	const search = readOrderSearch(query);
	const start = query.get('cursor') ?? undefined;
	const { first, opened, open, end } = usePaged((cursor) => ordersRequest(query, cursor), start);
	const { data, error, mutate, isValidating } = first;

	if (data === undefined && error) {
		return (
			<LoadProblem title={t('list.failed')} code={error.code} onRetry={() => void mutate()} isRetrying={isValidating} />
		);
	}
	if (data === undefined) return <OrdersSkeleton />;
	if (data.data.items.length === 0) return <NoOrders search={search} />;
	return (
		<>
			<ul className="flex flex-col gap-3 tablet:gap-4">
				{[start, ...opened].map((cursor, page) => (
					<OrdersOfPage
						key={cursor ?? ''}
						request={ordersRequest(query, cursor)}
						eagerCount={page === 0 ? IN_VIEW : 0}
					/>
				))}
			</ul>
			<PagedEnd
				end={end}
				pathTo={(cursor) => ordersPath(search, cursor)}
				onOpen={open}
				labels={{ more: t('list.more'), loading: t('list.loading'), failed: t('list.failed') }}
			/>
		</>
	);
}

interface OrdersOfPageProps {
	readonly request: ReturnType<typeof ordersRequest>;
	/** Orders whose pictures load at once. */
	readonly eagerCount: number;
}

function OrdersOfPage({ request, eagerCount }: OrdersOfPageProps) {
	const { data } = useQuery(request);
	return data?.data.items.map((order, index) => (
		<li key={order.id}>
			<OrderCard order={order} isEager={index < eagerCount} />
		</li>
	));
}
