import type { Order, Parcel } from '@zaylat/api-client/contract';
import { formatDateRange } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { stageOf } from '@zaylat/domain/orders';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { Zap } from 'lucide-react';
import { useId } from 'react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { LIBRARY_PATH } from '../../../core/paths/digital-path.ts';
import { shopPath } from '../../../core/paths/shop-path.ts';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AskShopLink } from '../../shops/ask-shop/ask-shop-link.tsx';
import { LateParcel } from '../late-parcel.tsx';
import { ParcelTimeline } from '../parcel-timeline.tsx';
import { useIsLate } from '../use-is-late.ts';
import { ConfirmReceipt } from './confirm-receipt.tsx';
import { ParcelLine } from './parcel-line.tsx';
import { ParcelLines } from './parcel-lines.tsx';
import { ParcelStatus } from './parcel-status.tsx';
import { ReturnCard } from './return-card.tsx';
import { ReturnParcel } from './return-parcel.tsx';

/** Props of {@link ParcelCard}. */
export interface ParcelCardProps {
	readonly order: Order;
	readonly parcel: Parcel;
	/** Whether the order has more parcels, so that this one is a line that opens. */
	readonly isOneOfSeveral: boolean;
	/** Whether the line is open at first. */
	readonly isOpen: boolean;
	/** How many pictures of its goods load at once. */
	readonly eagerCount: number;
	/** Called with the order as it stands after something was done. */
	readonly onChange: (order: Order) => void;
	/** Called when its status turned out to differ from the one shown. */
	readonly onStale: () => void;
}

/** What one shop sends of an order: its goods, who carries it, its way, and what can be done about it. */
export function ParcelCard(props: ParcelCardProps) {
	const { order, parcel, isOneOfSeveral, isOpen, eagerCount, onChange, onStale } = props;
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition, isBuilt } = useAppContext();
	const { language } = usePreferences();
	const id = useId();
	const { shop, kind, status, trackCode, service, arrives, events } = parcel;
	const zone = EDITIONS[edition].timeZone;
	// A parcel that is late says when it should have come.
	const isComing = !useIsLate(parcel) && !['delivered', 'cancelled'].includes(stageOf(status));
	const content = (
		<>
			<LateParcel {...{ shop, status, arrives }} productId={parcel.lines[0]?.productId} />
			<ParcelLines parcel={parcel} eagerCount={eagerCount} onReviewed={onStale} />
			{kind === 'goods' && (
				<DataList>
					{arrives && isComing && (
						<DataListItem label={t('tracking:arrives')} isStrong>
							{formatDateRange(arrives.earliest, arrives.latest, language, zone)}
						</DataListItem>
					)}
					{service && <DataListItem label={t('tracking:carrier')}>{service.name}</DataListItem>}
					<DataListItem label={t('tracking:trackCode')}>
						<span className="tabular-nums">{trackCode}</span>
					</DataListItem>
				</DataList>
			)}
			{parcel.returns.map((request) => (
				<ReturnCard key={request.id} request={request} {...{ order, parcel, onChange, onStale }} />
			))}
			{kind === 'goods' && (
				<div>
					<h3 className="mb-3 font-semibold leading-heading">{t('tracking:way')}</h3>
					<ParcelTimeline events={events} />
				</div>
			)}
			<div className="flex flex-wrap gap-2 empty:hidden">
				{kind === 'goods' && <ConfirmReceipt {...{ order, parcel, onChange, onStale }} />}
				{kind === 'digital' && stageOf(status) === 'delivered' && isBuilt(LIBRARY_PATH) && (
					<LinkButton to={LIBRARY_PATH}>{t('parcel.library')}</LinkButton>
				)}
				<AskShopLink shop={shop} productId={parcel.lines[0]?.productId} />
			</div>
			<ReturnParcel {...{ order, parcel, onChange, onStale }} />
		</>
	);
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<section aria-labelledby={id}>
				{isOneOfSeveral ? (
					<ParcelLine parcel={parcel} id={id} isOpen={isOpen}>
						{content}
					</ParcelLine>
				) : (
					<>
						<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
							<h2 id={id} className="wrap-anywhere min-w-0 font-bold text-lg leading-heading">
								<ShopLink to={shopPath(shop.slug)} className="inline-flex min-h-11 items-center hover:text-accent-text">
									{shop.name}
								</ShopLink>
							</h2>
							<span className="flex flex-wrap items-center gap-2">
								<ParcelStatus parcel={parcel} orderStatus={order.status} />
							</span>
						</div>
						{kind === 'digital' && (
							<p className="flex items-center gap-2 text-sm text-text-muted">
								<Zap aria-hidden size={18} className="shrink-0" />
								{t('parcel.digitalText')}
							</p>
						)}
						{content}
					</>
				)}
			</section>
		</Card>
	);
}
