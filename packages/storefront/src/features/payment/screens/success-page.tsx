import type { Order } from '@zaylat/api-client/contract';
import { formatCount, formatPrice } from '@zaylat/domain/money';
import { hasArrived } from '@zaylat/domain/orders';
import { EmptyState } from '@zaylat/ui/empty-state';
import { Heading } from '@zaylat/ui/heading';
import { CircleCheck, Hourglass } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { LIBRARY_PATH } from '../../../core/paths/digital-path.ts';
import { orderPath, orderPlacedPath } from '../../../core/paths/order-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { useScreenQuery } from '../../../core/screen/use-screen-query.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyDemoMail } from '../../demo/lazy-demo.tsx';
import { InstallOffer } from '../../install/install-offer.tsx';
import { PushOffer } from '../../notifications/push-offer.tsx';
import { OrderedParcel } from '../components/ordered-parcel.tsx';
import { Starting } from '../components/starting.tsx';
import { successQueries } from '../queries.ts';

/** One below the other, both as wide as the page. */
const ON_PHONE = 'max-mobile-wide:w-full';

/** What was bought, from whom, and what comes next. */
export function SuccessPage() {
	const { data } = useScreenQuery(successQueries.order);
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
	const digital = order.parcels.filter(({ kind }) => kind === 'digital');
	const isAllDigital = digital.length === order.parcels.length;
	const toLibrary = digital.some(({ status }) => hasArrived(status)) && isBuilt(LIBRARY_PATH);
	return (
		<div className="flex flex-col gap-5">
			<div className="flex flex-col items-center gap-2 text-center">
				<CircleCheck aria-hidden size={56} strokeWidth={1.5} className="text-positive" />
				<Heading level={1} size="xl">
					{t(isCash ? 'success.ordered' : 'success.title')}
				</Heading>
				<p className="text-balance text-text-muted">
					{t(isAllDigital ? 'success.digitalText' : 'success.text', { code: order.code })}
				</p>
				{isCash && <p>{t('success.cash', { amount: formatPrice(order.total, language) })}</p>}
				{digital.length > 0 && order.email !== null && (
					<p className="wrap-anywhere">{t('success.emailed', { email: order.email })}</p>
				)}
				{order.pointsEarned > 0 && (
					<p className="text-positive text-sm">
						{t(isAllDigital ? 'success.pointsNow' : 'success.points', {
							count: order.pointsEarned,
							points: formatCount(order.pointsEarned, language),
						})}
					</p>
				)}
			</div>
			<Heading level={2} size="lg">
				{t(isAllDigital ? 'success.bought' : 'success.parcels')}
			</Heading>
			<ul className="flex flex-col gap-3">
				{order.parcels.map((parcel) => (
					<li key={parcel.trackCode}>
						<OrderedParcel order={order} parcel={parcel} />
					</li>
				))}
			</ul>
			<div className="flex flex-wrap justify-center gap-3">
				{toLibrary && (
					<LinkButton to={LIBRARY_PATH} size="lg" className={ON_PHONE}>
						{t('success.library')}
					</LinkButton>
				)}
				{isBuilt(page) && (
					<LinkButton to={page} variant={toLibrary ? 'secondary' : 'primary'} size="lg" className={ON_PHONE}>
						{t('toOrder')}
					</LinkButton>
				)}
				<LinkButton to="/" variant="secondary" size="lg" className={ON_PHONE}>
					{t('toHome')}
				</LinkButton>
			</div>
			{/* Last, because they arrive later than the page: they must not move a button that is being pressed. */}
			<PushOffer />
			<InstallOffer />
			{order.email !== null && <LazyDemoMail to={order.email} about={order.code} />}
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
			actions={<LinkButton to={orderPlacedPath(order.code, 'payment')}>{t('success.pay')}</LinkButton>}
		/>
	);
}
