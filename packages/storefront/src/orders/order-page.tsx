import { orderDetail } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { Skeleton } from '@zaylat/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { Later } from '../app/later.tsx';
import { usePreferences, useShop } from '../app/shop.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { OrderStatusBadge } from '../shared/order-status/order-status-badge.tsx';
import { PayBanner } from './components/pay-banner.tsx';
import { ORDERS_PATH } from './order-filter.ts';
import { ORDER_PARTS } from './order-parts.ts';

const PLACE = <Skeleton shape="block" className="h-96 w-full" />;

/** One order: its parcels and their way, what it came to, and what its buyer can do now. */
export function OrderPage() {
	const { id = '' } = useParams();
	const { data } = useQuery(orderDetail(id));
	return data === undefined ? PLACE : <Loaded order={data.data} />;
}

function Loaded({ order }: { readonly order: Order }) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition } = useShop();
	const { language } = usePreferences();
	const date = formatDate(order.placedAt, language, EDITIONS[edition].timeZone);
	return (
		<div className="flex flex-col gap-4">
			<div>
				<ShopLink
					to={ORDERS_PATH}
					className="-ms-1 inline-flex min-h-11 items-center gap-1 text-sm text-text-muted hover:text-accent-text"
				>
					<ChevronLeft aria-hidden size={18} />
					{t('back')}
				</ShopLink>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<h1 className="wrap-anywhere font-bold text-xl leading-heading tabular-nums tablet:text-2xl">
						{t('card.title', { code: order.code })}
					</h1>
					<OrderStatusBadge status={order.status} />
				</div>
				<p className="text-sm text-text-muted">
					<time dateTime={order.placedAt}>{t('tracking:placed', { date })}</time>
				</p>
			</div>
			{order.can.pay && <PayBanner order={order} />}
			<div className="grid items-start gap-4 desk:grid-cols-[minmax(0,1fr)_22rem] desk:gap-6">
				<Later part={ORDER_PARTS.parcels} fallback={PLACE} />
				<Later part={ORDER_PARTS.side} fallback={PLACE} />
			</div>
		</div>
	);
}
