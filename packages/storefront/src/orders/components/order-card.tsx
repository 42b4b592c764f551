import type { OrderSummary } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { stageOf } from '@zaylat/domain/orders';
import { buttonStyles } from '@zaylat/ui/button';
import { Card } from '@zaylat/ui/card';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useAppContext, usePreferences } from '../../app/app-context.ts';
import { ShopLink } from '../../app/shop-link.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { orderPath, orderPlacedPath } from '../../shared/order-path/order-path.ts';
import { OrderStatusBadge } from '../../shared/order-status/order-status-badge.tsx';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
	readonly order: OrderSummary;
	/** It is in view when the page opens: its pictures load at once. */
	readonly isEager: boolean;
}

/** An order in the list: what, from whom, for how much, and where it stands. */
export function OrderCard({ order, isEager }: OrderCardProps) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { code, status, placedAt, total, pieceCount, products, pictures, shops } = order;
	const isUnpaid = stageOf(status) === 'to_pay';
	const of = <VisuallyHidden>{t('card.of', { code })}</VisuallyHidden>;
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<OrderStatusBadge status={status} />
					<time dateTime={placedAt} className="text-sm text-text-muted">
						{formatDate(placedAt, language, EDITIONS[edition].timeZone)}
					</time>
				</div>
				<h2 className="-my-2 text-sm text-text-muted tabular-nums">
					<ShopLink to={orderPath(code)} className="inline-flex min-h-11 items-center hover:text-accent-text">
						{t('card.title', { code })}
					</ShopLink>
				</h2>
				<div className="flex flex-wrap items-start gap-3">
					<ul aria-label={t('card.pictures')} className="flex flex-wrap gap-2">
						{unlike(pictures).map((picture) => (
							<li key={picture.path}>
								<ShopPicture
									picture={picture}
									sizes="64px"
									isEager={isEager}
									priority="low"
									className="size-16 rounded-control"
								/>
							</li>
						))}
					</ul>
					{/* Beside one or two pictures; below more of them on phones. */}
					<div className="min-w-40 flex-1">
						<p className="wrap-anywhere line-clamp-2 font-semibold leading-body">{products.join(' · ')}</p>
						<p className="wrap-anywhere text-sm text-text-muted">{shops.map(({ name }) => name).join(' · ')}</p>
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
					<p className="text-sm text-text-muted">
						{t('tracking:pieces', { count: pieceCount })}
						{' · '}
						<span className="font-semibold text-base text-text tabular-nums">{formatPrice(total, language)}</span>
					</p>
					<div className={`flex flex-wrap gap-2 ${isUnpaid ? 'max-tablet:w-full max-tablet:*:grow' : ''}`}>
						<ShopLink to={orderPath(code)} className={buttonStyles({ variant: 'secondary' })}>
							{t('card.details')}
							{of}
						</ShopLink>
						{isUnpaid && (
							<ShopLink to={orderPlacedPath(code, 'payment')} className={buttonStyles({ variant: 'primary' })}>
								{t('card.pay')}
								{of}
							</ShopLink>
						)}
					</div>
				</div>
			</article>
		</Card>
	);
}

/** A product in two sizes has one picture. */
const unlike = (pictures: OrderSummary['pictures']) => [
	...new Map(pictures.map((picture) => [picture.path, picture])).values(),
];
