import type { OrderSummary } from '@zaylat/api-client/contract';
import { formatDate } from '@zaylat/domain/dates';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatPrice } from '@zaylat/domain/money';
import { breakable } from '@zaylat/domain/scripts';
import { Badge } from '@zaylat/ui/badge';
import { Card } from '@zaylat/ui/card';
import { VisuallyHidden } from '@zaylat/ui/visually-hidden';
import { useAppContext, usePreferences } from '../../../core/context/app-context.ts';
import { orderPath, orderPlacedPath, otherPaymentPath } from '../../../core/paths/order-path.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { LinkButton } from '../../../core/routing/link-button.tsx';
import { ShopLink } from '../../../core/routing/shop-link.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OrderStatusBadge } from '../order-status-badge.tsx';
import { RETURN_TONES } from '../return-tones.ts';

/** Props of {@link OrderCard}. */
export interface OrderCardProps {
	readonly order: OrderSummary;
	/** It is in view when the page opens: its pictures load at once. */
	readonly isEager: boolean;
}

/** An order in the list: what, from whom, for how much, and where it and its return stand. */
export function OrderCard({ order, isEager }: OrderCardProps) {
	const { t } = useTranslation(['orders', 'tracking']);
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const { code, status, placedAt, total, pieceCount, products, pictures, shops, returnStatus, canPay } = order;
	const of = <VisuallyHidden>{t('card.of', { code })}</VisuallyHidden>;
	return (
		<Card asChild padding="md" className="flex flex-col gap-3">
			<article>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
					<div className="flex flex-wrap gap-2">
						<OrderStatusBadge status={status} />
						{order.isLate && (
							<Badge tone="warning" size="md">
								{t('tracking:late.badge')}
							</Badge>
						)}
						{returnStatus && (
							<Badge tone={RETURN_TONES[returnStatus]} size="md">
								{t(`card.returns.${returnStatus}`)}
							</Badge>
						)}
					</div>
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
					<div className="min-w-[min(10rem,100%)] flex-1">
						<p className="wrap-anywhere line-clamp-2 font-semibold leading-body">{breakable(products.join(' · '))}</p>
						<p className="wrap-anywhere text-sm text-text-muted">{shops.map(({ name }) => name).join(' · ')}</p>
					</div>
				</div>
				<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
					<p className="text-sm text-text-muted">
						{t('tracking:pieces', { count: pieceCount })}
						{' · '}
						<span className="font-semibold text-base text-text tabular-nums">{formatPrice(total, language)}</span>
					</p>
					<div className={`flex flex-wrap gap-2 ${canPay ? 'max-tablet:w-full max-tablet:*:grow' : ''}`}>
						<LinkButton to={orderPath(code)} variant="secondary">
							{t('card.details')}
							{of}
						</LinkButton>
						{/* After a failed payment, the page of the payment begins with this choice. */}
						{canPay && status !== 'payment failed' && (
							<LinkButton to={otherPaymentPath(code)} variant="secondary">
								{t('pay.other')}
								{of}
							</LinkButton>
						)}
						{canPay && (
							<LinkButton to={orderPlacedPath(code, 'payment')}>
								{t('card.pay')}
								{of}
							</LinkButton>
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
