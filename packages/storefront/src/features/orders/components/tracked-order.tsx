import type { TrackedOrder as Order, TrackedParcel } from '@zaylat/api-client/contract';
import { formatDate, formatDateRange } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { stageOf } from '@zaylat/domain/orders';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LateParcel } from '../late-parcel.tsx';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { ParcelTimeline } from '../parcel-timeline.tsx';
import { useIsLate } from '../use-is-late.ts';
import { ParcelStatus } from './parcel-status.tsx';

/** Props of {@link TrackedOrder}. */
export interface TrackedOrderProps {
	readonly tracked: Order;
}

/** An order as anyone with code and phone number may see it: nothing of where it goes (Decision 10). */
export function TrackedOrder({ tracked: { code, status, placedAt, parcels } }: TrackedOrderProps) {
	const { t } = useTranslation('tracking');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	return (
		<section aria-label={t('found', { code })} className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-1">
				<h2 className="font-bold text-lg leading-heading tabular-nums">{t('found', { code })}</h2>
				<OrderStatusBadge status={status} />
				<p className="w-full text-sm text-text-muted">
					{t('placed', { date: formatDate(placedAt, language, EDITIONS[edition].timeZone) })}
				</p>
			</div>
			<ul className="flex flex-col gap-4">
				{parcels.map((parcel) => (
					<li key={parcel.trackCode}>
						<Tracked parcel={parcel} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Tracked({ parcel }: { readonly parcel: TrackedParcel }) {
	const { t } = useTranslation('tracking');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { shop, kind, status, trackCode, service, arrives, pieceCount, events } = parcel;
	// A parcel that is late says when it should have come.
	const isComing = !useIsLate(parcel) && !['delivered', 'cancelled'].includes(stageOf(status));
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h3 className="wrap-anywhere min-w-0 font-semibold leading-heading">
						{kind === 'digital' ? shop.name : t('parcel', { shop: shop.name })}
					</h3>
					<span className="flex flex-wrap items-center gap-2">
						<ParcelStatus parcel={parcel} />
					</span>
				</div>
				<LateParcel {...{ shop, status, arrives }} />
				{kind === 'digital' ? (
					<p className="text-sm text-text-muted">{t('digital')}</p>
				) : (
					<DataList>
						{arrives && isComing && (
							<DataListItem label={t('arrives')} isStrong>
								{formatDateRange(arrives.earliest, arrives.latest, language, EDITIONS[edition].timeZone)}
							</DataListItem>
						)}
						{service && <DataListItem label={t('carrier')}>{service}</DataListItem>}
						<DataListItem label={t('trackCode')}>
							<span className="tabular-nums">{trackCode}</span>
						</DataListItem>
						<DataListItem label={t('content')}>{t('pieces', { count: pieceCount })}</DataListItem>
					</DataList>
				)}
				{kind === 'goods' && <ParcelTimeline events={events} />}
			</article>
		</Card>
	);
}
