import type { StaffOrder } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Table, type TableColumn } from '@zaylat/ui/table';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { operatedOrderPath } from '../orders-path.ts';
import { operatedOrdersQueries } from '../orders-queries.ts';
import { useWhen } from '../use-when.ts';

/** Props of {@link OperatedOrderRows}. */
export interface OperatedOrderRowsProps {
	/** Where this page of the list begins. */
	readonly cursor: string | undefined;
}

/** One page of the orders as a table; on phones each is a card. */
export function OperatedOrderRows({ cursor }: OperatedOrderRowsProps) {
	const { t } = useTranslation(['operatedOrders', 'operating']);
	const { language } = usePreferences();
	const when = useWhen();
	const { data } = useScreenQuery(operatedOrdersQueries.orders, { cursor });
	const columns: readonly TableColumn<StaffOrder>[] = [
		{
			key: 'code',
			header: t('columns.code'),
			isRowHeader: true,
			cell: ({ id, code }) => (
				<ShopLink to={operatedOrderPath(id)} className="inline-flex min-h-11 items-center underline underline-offset-4">
					{code}
				</ShopLink>
			),
		},
		{
			key: 'placed',
			header: t('columns.placed'),
			cell: ({ placedAt }) => <time dateTime={placedAt}>{when(placedAt)}</time>,
		},
		{
			key: 'buyer',
			header: t('columns.buyer'),
			cell: ({ buyer: { name, phone, email } }) => (
				<span className="wrap-anywhere">{[name, phone, email].filter(Boolean).join(' · ')}</span>
			),
		},
		{
			key: 'state',
			header: t('columns.state'),
			cell: ({ status, concerns }) => (
				<span className="flex flex-wrap gap-1">
					<OrderStatusBadge status={status} isShopSide />
					{concerns.map((concern) => (
						<Badge key={concern} tone="warning" size="md">
							{t(`concerns.${concern}`)}
						</Badge>
					))}
				</span>
			),
		},
		{
			key: 'total',
			header: t('columns.total'),
			isNumeric: true,
			cell: ({ total }) => formatPrice(total, language),
		},
	];
	return (
		<Table
			caption={t('operating:sections.orders')}
			isCaptionHidden
			columns={columns}
			rows={data?.data.items ?? []}
			getRowKey={({ id }) => id}
			presentation="stacked"
		/>
	);
}
