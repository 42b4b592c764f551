import { useQuery } from '@zaylat/api-client/swr';
import { useLocation } from 'react-router';
import { Later } from '../app/later.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LoadProblem } from '../shared/load-problem/load-problem.tsx';
import { PagedEnd } from '../shared/paged/paged-end.tsx';
import { usePaged } from '../shared/paged/use-paged.ts';
import { NoOrders } from './components/no-orders.tsx';
import { OrderCard } from './components/order-card.tsx';
import { OrdersSkeleton } from './components/orders-skeleton.tsx';
import { StageLinks } from './components/stage-links.tsx';
import { ordersPath, ordersRequest, readOrderSearch } from './order-filter.ts';
import { ORDERS_PARTS } from './order-parts.ts';

const SEARCH_PLACE = <div className="min-h-11 w-full tablet:w-auto" />;

/** The shopper's orders, newest first, narrowed by the address to a stage or to a code. */
export function OrdersPage() {
	const { t } = useTranslation('orders');
	const query = new URLSearchParams(useLocation().search);
	const search = readOrderSearch(query);
	const start = query.get('cursor') ?? undefined;
	const { first, opened, open, end } = usePaged((cursor) => ordersRequest(query, cursor), start);
	const { data, error, mutate, isValidating } = first;

	function content() {
		if (data === undefined && error) {
			return (
				<LoadProblem
					title={t('list.failed')}
					code={error.code}
					onRetry={() => void mutate()}
					isRetrying={isValidating}
				/>
			);
		}
		if (data === undefined) return <OrdersSkeleton />;
		if (data.data.items.length === 0) return <NoOrders search={search} />;
		return (
			<>
				<ul className="flex flex-col gap-3 tablet:gap-4">
					{[start, ...opened].map((cursor) => (
						<OrdersOfPage key={cursor ?? ''} request={ordersRequest(query, cursor)} />
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

	return (
		<div className="mx-auto flex w-full max-w-4xl flex-col gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="font-bold text-xl leading-heading tablet:text-2xl">{t('title')}</h1>
				<Later part={ORDERS_PARTS.search} fallback={SEARCH_PLACE} />
			</div>
			<StageLinks search={search} />
			{content()}
		</div>
	);
}

function OrdersOfPage({ request }: { readonly request: ReturnType<typeof ordersRequest> }) {
	const { data } = useQuery(request);
	return data?.data.items.map((order) => (
		<li key={order.id}>
			<OrderCard order={order} />
		</li>
	));
}
