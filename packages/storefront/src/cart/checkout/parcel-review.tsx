import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Package, Zap } from 'lucide-react';
import { useId } from 'react';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ShopPicture } from '../../shared/picture/shop-picture.tsx';
import { usePrice } from '../../shared/price/use-price.ts';

/** Props of {@link ParcelReview}. */
export interface ParcelReviewProps {
	readonly parcel: CheckoutQuote['parcels'][number];
}

/** What one shop will send, and how. */
export function ParcelReview({ parcel }: ParcelReviewProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	const id = useId();
	const { shop, kind, lines, services, service } = parcel;
	const carrier = services.find((each) => each.id === service);
	const days = carrier && {
		min: formatCount(carrier.minDays, language),
		max: formatCount(carrier.maxDays, language),
	};
	const Sign = kind === 'digital' ? Zap : Package;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2">
			<h4 id={id} className="flex items-center gap-2 text-sm text-text-muted">
				<Sign aria-hidden size={18} className="shrink-0 text-text-muted" />
				<span className="wrap-anywhere min-w-0">{t('delivery.parcel', { shop: shop.name })}</span>
			</h4>
			<ul className="flex flex-col gap-3">
				{lines.map((line) => (
					<li key={line.lineId} className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-3">
						<ShopPicture picture={line.picture} alt="" sizes="56px" className="rounded-control" />
						<div className="min-w-0">
							<p className="line-clamp-2 leading-body">{line.name}</p>
							<p className="text-sm text-text-muted">
								{[
									line.variantName,
									line.quantity > 1 && `${show(line.unitPrice).text} × ${formatCount(line.quantity, language)}`,
								]
									.filter(Boolean)
									.join(' · ')}
							</p>
						</div>
						<p className="font-semibold tabular-nums">{show(line.total).text}</p>
					</li>
				))}
			</ul>
			<p className="flex justify-between gap-x-4 text-sm text-text-muted">
				{kind === 'digital' ? (
					t('review.digital')
				) : (
					<>
						<span>
							{carrier ? carrier.name : t('totals.deliveryLater')}
							{days && ` · ${t(days.min === days.max ? 'delivery.oneDay' : 'delivery.days', days)}`}
						</span>
						<span className="shrink-0 tabular-nums">
							{carrier?.cost.amount === 0 ? t('delivery.free') : carrier && show(carrier.cost).text}
						</span>
					</>
				)}
			</p>
		</section>
	);
}
