import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { PagedEnd } from '../../../core/lists/paged-end.tsx';
import { usePaged } from '../../../core/lists/use-paged.ts';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ordersPath, readOrderSearch } from '../order-filter.ts';
import { ordersQueries } from '../queries.ts';
import { NoOrders } from './no-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

/** How many orders the first screenful shows at the most. */
const IN_VIEW = 3;

/** The orders that the address asks for, page by page. */
export function OrderList() {
	const { t } = useTranslation('orders');
	const search = readOrderSearch(useQueryContext().url.searchParams);
	const { first, cursors, open, end } = usePaged(ordersQueries.orders);
	const { data, error, mutate, isValidating } = first;

	if (data === undefined && error) {
		return <QueryProblem title={t('list.failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) return <OrdersSkeleton />;
	if (data.data.items.length === 0) return <NoOrders search={search} />;
	return (
		<>
			<ul className="flex flex-col gap-3 tablet:gap-4">
				{cursors.map((cursor, page) => (
					<OrdersOfPage key={cursor ?? ''} cursor={cursor} eagerCount={page === 0 ? IN_VIEW : 0} />
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
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
	/** Orders whose pictures load at once. */
	readonly eagerCount: number;
}

function OrdersOfPage({ cursor, eagerCount }: OrdersOfPageProps) {
	const { data } = useScreenQuery(ordersQueries.orders, { cursor });
	return data?.data.items.map((order, index) => (
		<li key={order.id}>
			<OrderCard order={order} isEager={index < eagerCount} />
		</li>
	));
}
