import type { Order } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { ChevronLeft } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ORDERS_PATH } from '../order-filter.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';

/** Which order it is, where it stands, and the way back to all of them. */
export function OrderHead({ order }: { readonly order: Order }) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const date = formatDate(order.placedAt, language, EDITIONS[edition].timeZone);
	return (
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
	);
}
