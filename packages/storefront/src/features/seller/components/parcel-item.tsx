import { parcelLabelFile } from '@zaylat/api-client';
import type { SellerParcel } from '@zaylat/api-client/contract';
import { formatDate, formatTime } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { langOfText } from '@zaylat/domain/scripts';
import { buttonStyles } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { DataList, DataListItem } from '@zaylat/ui/data-list';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { Printer } from 'lucide-react';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderPlace } from '../../orders/order-place.tsx';
import { OrderStatusBadge } from '../../orders/order-status-badge.tsx';
import type { DeskMove } from '../state/use-desk-move.ts';
import { ParcelMoves } from './parcel-moves.tsx';
import { ReturnItem } from './return-item.tsx';

/** Props of {@link ParcelItem}. */
export interface ParcelItemProps extends DeskMove<SellerParcel> {
	readonly parcel: SellerParcel;
}

/** The part of an order that one shop sends: goods, address, payment, and the next steps. */
export function ParcelItem({ parcel, ...moves }: ParcelItemProps) {
	const { t } = useTranslation('selling');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { timeZone } = EDITIONS[edition];
	const { orderCode, trackCode, shop, status, placedAt, address, note, isPaid, service, lines, total } = parcel;
	return (
		<Card asChild padding="md" className="flex flex-col gap-4">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<h2 className="font-semibold leading-heading tabular-nums">{t('parcel.order', { code: orderCode })}</h2>
					<OrderStatusBadge status={status} isShopSide />
				</div>
				<ul aria-label={t('parcel.items')} className="flex flex-col gap-1">
					{lines.map(({ id, name, variantName, quantity }) => (
						<li key={id} className="wrap-anywhere">
							{t('parcel.line', { count: quantity, name: [name, variantName].filter(Boolean).join(' · ') })}
						</li>
					))}
				</ul>
				<div className="grid gap-4 tablet:grid-cols-2 tablet:gap-8">
					<DataList form="amounts">
						<DataListItem label={t('parcel.total')} isStrong>
							{formatPrice(total, language)}
						</DataListItem>
						<DataListItem label={t('parcel.payment')}>{t(isPaid ? 'parcel.paid' : 'parcel.unpaid')}</DataListItem>
						<DataListItem label={t('parcel.placed')}>
							<time dateTime={placedAt}>
								{`${formatDate(placedAt, language, timeZone)} · ${formatTime(placedAt, language, timeZone)}`}
							</time>
						</DataListItem>
						<DataListItem label={t('parcel.code')}>{trackCode}</DataListItem>
						{service && <DataListItem label={t('parcel.carrier')}>{service.name}</DataListItem>}
						<DataListItem label={t('parcel.shop')}>{shop.name}</DataListItem>
					</DataList>
					<div className="flex flex-col gap-3 text-sm empty:hidden">
						{address && (
							<div>
								<h3 className="text-text-muted">{t('parcel.recipient')}</h3>
								<OrderPlace address={address} />
							</div>
						)}
						{note !== '' && (
							<div>
								<h3 className="text-text-muted">{t('parcel.note')}</h3>
								<p lang={langOfText(note)} className="wrap-anywhere whitespace-pre-line leading-body">
									{note}
								</p>
							</div>
						)}
					</div>
				</div>
				{parcel.returns.map((request) => (
					<ReturnItem key={request.id} request={request} parcel={parcel} {...moves} />
				))}
				{address && (
					<a
						href={parcelLabelFile(trackCode, language)}
						target="_blank"
						rel="noreferrer"
						className={buttonStyles({ variant: 'secondary', className: 'self-start' })}
					>
						<Printer aria-hidden size={18} />
						{t('parcel.label')}
						<VisuallyHidden>{t('of', { name: trackCode })}</VisuallyHidden>
					</a>
				)}
				<ParcelMoves parcel={parcel} {...moves} />
			</article>
		</Card>
	);
}
