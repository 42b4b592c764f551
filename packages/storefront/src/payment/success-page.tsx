import { orderDetail } from '@zaylat/api-client';
import type { Order } from '@zaylat/api-client/contract';
import { useQuery } from '@zaylat/api-client/swr';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { buttonStyles } from '@zaylat/ui/button';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Heading } from '@zaylat/ui/heading';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useLocation } from 'react-router';
import { useAppContext, usePreferences } from '../app/app-context.ts';
import { ShopLink } from '../app/shop-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';
import { LazyDemoMail } from '../shared/demo/lazy-demo.tsx';
import { InstallOffer } from '../shared/install-offer/install-offer.tsx';
import { orderPath, orderPlacedPath } from '../shared/order-path/order-path.ts';
import { PushOffer } from '../shared/push/push-offer.tsx';
import { OrderedParcel } from './components/ordered-parcel.tsx';
import { Starting } from './components/starting.tsx';

/** One below the other, both as wide as the page. */
const ON_PHONE = 'max-mobile-wide:w-full';

/** What was bought, from whom, and what comes next. */
export function SuccessPage() {
	const code = new URLSearchParams(useLocation().search).get('order') ?? '';
	const { data } = useQuery(orderDetail(code));
	if (!data) return <Starting />;
	const { data: order } = data;
	const isWaiting = order.paidAt === null && order.paymentMethod !== 'cash_on_delivery' && order.total.amount > 0;
	return isWaiting ? <NotConfirmed order={order} /> : <Ordered order={order} />;
}

function Ordered({ order }: { readonly order: Order }) {
	const { t } = useTranslation('payment');
	const { language } = usePreferences();
	const { isBuilt } = useAppContext();
	const isCash = order.paymentMethod === 'cash_on_delivery';
	const page = orderPath(order.code);
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-col items-center gap-2 text-center">
				<CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-positive" />
				<Heading level={1} size="xl">
					{t(isCash ? 'success.ordered' : 'success.title')}
				</Heading>
				<p className="text-text-muted">{t('success.text', { code: order.code })}</p>
				{isCash && <p>{t('success.cash', { amount: formatPrice(order.total, language) })}</p>}
				{order.pointsEarned > 0 && (
					<p className="text-positive text-sm">
						{t('success.points', { points: formatCount(order.pointsEarned, language) })}
					</p>
				)}
			</div>
			{order.email !== null && <LazyDemoMail to={order.email} about={order.code} />}
			<Heading level={2} size="lg">
				{t('success.parcels')}
			</Heading>
			<ul className="flex flex-col gap-3">
				{order.parcels.map((parcel) => (
					<li key={parcel.trackCode}>
						<OrderedParcel parcel={parcel} />
					</li>
				))}
			</ul>
			<PushOffer />
			<InstallOffer />
			<div className="flex flex-wrap justify-center gap-3">
				{isBuilt(page) && (
					<ShopLink to={page} className={buttonStyles({ variant: 'primary', size: 'lg', className: ON_PHONE })}>
						{t('toOrder')}
					</ShopLink>
				)}
				<ShopLink to="/" className={buttonStyles({ variant: 'secondary', size: 'lg', className: ON_PHONE })}>
					{t('toHome')}
				</ShopLink>
			</div>
		</div>
	);
}

/** The gateway has not told us yet: the truth, and no second payment. */
function NotConfirmed({ order }: { readonly order: Order }) {
	const { t } = useTranslation('payment');
	return (
		<EmptyState
			headingLevel={1}
			picture={<Hourglass aria-hidden strokeWidth={1.5} />}
			title={t('success.waiting')}
			description={t('success.waitingText')}
			actions={
				<ShopLink to={orderPlacedPath(order.code, 'payment')} className={buttonStyles({ variant: 'primary' })}>
					{t('success.pay')}
				</ShopLink>
			}
		/>
	);
}
