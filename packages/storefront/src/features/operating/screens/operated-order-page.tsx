import type { StaffAccess, StaffOrderDetails } from '@zaylat/api-client/contract';
import { formatPrice } from '@zaylat/domain/money';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Skeleton } from '@zaylat/ui/skeleton';
import { usePreferences } from '../../../core/context/app-context.ts';
import { QueryProblem } from '../../../core/failures/query-problem.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useQueryContext } from '../../../core/screen/query-context.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import { OperatedOrderActs } from '../components/operated-order-acts.tsx';
import { OperatedOrderHistory } from '../components/operated-order-history.tsx';
import { OperatingFrame } from '../components/operating-frame.tsx';
import { auditPath, SECTIONS } from '../operating-path.ts';
import { operatedOrderQueries } from '../orders-queries.ts';
import { useWhen } from '../use-when.ts';

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** One order as staff see it: its state, payments, refunds, history, and what can be done. */
export function OperatedOrderPage() {
	const { t } = useTranslation('operating');
	const { id = '' } = useQueryContext().params;
	return (
		<OperatingFrame title={t('sections.orders')} section="orders" calls={[`/api/operating/orders/${id}`]}>
			{(access) => <Order access={access} />}
		</OperatingFrame>
	);
}

function Order({ access }: { readonly access: StaffAccess }) {
	const { t } = useTranslation('operating');
	const { data, error, mutate, isValidating } = useScreenQuery(operatedOrderQueries.order);
	if (error && data === undefined && error.code !== 'second_factor_required') {
		return <QueryProblem title={t('failed')} query={{ error, mutate, isValidating }} />;
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label={t('loading')}>
				<Skeleton shape="block" className="h-60 w-full rounded-card" />
			</div>
		);
	}
	return (
		<Details
			access={access}
			order={data.data}
			onChange={(order) => void mutate({ data: order }, { revalidate: false })}
		/>
	);
}

interface DetailsProps {
	readonly access: StaffAccess;
	readonly order: StaffOrderDetails;
	/** Called with the order as it is from now on. */
	readonly onChange: (order: StaffOrderDetails) => void;
}

function Details({ access, order, onChange }: DetailsProps) {
	const { t } = useTranslation(['operatedOrders', 'paying', 'returns', 'operating']);
	const { language } = usePreferences();
	const when = useWhen();
	const { id, code, status, concerns, buyer, total, placedAt, paymentMethod, parcels, payments, refunds, returns } =
		order;
	return (
		<>
			<nav className="flex flex-wrap gap-x-4">
				<ShopLink to={SECTIONS.orders.path} className={LINK}>
					{t('back')}
				</ShopLink>
				{access.permissions.includes(SECTIONS.audit.permission) && (
					<ShopLink to={auditPath({ subject: id })} className={LINK}>
						{t('operating:sections.audit')}
					</ShopLink>
				)}
			</nav>
			<h2 className="flex flex-wrap items-center gap-2 font-semibold text-lg leading-heading">
				{code}
				<OrderStatusBadge status={status} isShopSide />
				{concerns.map((concern) => (
					<Badge key={concern} tone="warning" size="md">
						{t(`concerns.${concern}`)}
					</Badge>
				))}
			</h2>
			<OperatedOrderActs access={access} order={order} onChange={onChange} />
			<div className="grid items-start gap-4 desk:grid-cols-2">
				<Card padding="md">
					<DataList>
						<DataListItem label={t('columns.placed')}>{when(placedAt)}</DataListItem>
						<DataListItem label={t('columns.buyer')}>
							<span className="wrap-anywhere">
								{[buyer.name, buyer.phone, buyer.email].filter(Boolean).join(' · ')}
							</span>
						</DataListItem>
						<DataListItem label={t('columns.total')}>
							{formatPrice(total, language)} · {t(`paying:methods.${paymentMethod}`)}
						</DataListItem>
						{parcels.map(({ trackCode, shop, status: where, isLate, total: amount }) => (
							<DataListItem key={trackCode} label={t('parcel', { code: trackCode })}>
								<span className="flex flex-wrap items-center gap-2">
									{shop} · {formatPrice(amount, language)}
									<OrderStatusBadge status={where} isShopSide />
									{isLate && <Badge tone="warning">{t('concerns.late')}</Badge>}
								</span>
							</DataListItem>
						))}
						{payments.map(({ id: payment, reference, gateway, status: state, amount, difference, failure }) => (
							<DataListItem key={payment} label={t('payment', { reference })}>
								<span className="wrap-anywhere">
									{[
										...[gateway, formatPrice(amount, language), t(`payments.${state}`)],
										...(difference === null ? [] : [t(`differences.${difference}`)]),
										...(failure === null ? [] : [failure]),
									].join(' · ')}
								</span>
							</DataListItem>
						))}
						{refunds.map(({ id: refund, status: state, amount, failure, transferReference }) => (
							<DataListItem key={refund} label={t('refund')}>
								<span className="wrap-anywhere">
									{[formatPrice(amount, language), t(`refunds.${state}`), failure, transferReference]
										.filter(Boolean)
										.join(' · ')}
								</span>
							</DataListItem>
						))}
						{returns.map(({ code: returned, status: state, amount }) => (
							<DataListItem key={returned} label={t('return', { code: returned })}>
								{formatPrice(amount, language)} · {t(`returns:status.${state}`)}
							</DataListItem>
						))}
					</DataList>
				</Card>
				<OperatedOrderHistory history={order.history} />
			</div>
		</>
	);
}
