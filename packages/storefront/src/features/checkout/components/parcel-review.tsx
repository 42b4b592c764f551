import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Package, Zap } from 'lucide-react';
import { useId } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { ShopPicture } from '../../../core/pictures/shop-picture.tsx';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyCarryingTerms } from '../../delivery/lazy-carrying-terms.tsx';
import { useDaysText } from '../state/use-days-text.ts';

/** Props of {@link ParcelReview}. */
export interface ParcelReviewProps {
	readonly parcel: CheckoutQuote['parcels'][number];
	/** Whether the services stand below, so that the chosen one is not named. Default false. */
	readonly hasServices?: boolean;
}

/** What one shop will send, and how. */
export function ParcelReview({ parcel, hasServices = false }: ParcelReviewProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	const id = useId();
	const { shop, kind, lines, carrying, services, service } = parcel;
	const carrier = services.find((each) => each.id === service);
	const daysText = useDaysText(parcel);
	const Sign = kind === 'digital' ? Zap : Package;
	return (
		<section aria-labelledby={id} className="flex flex-col gap-2">
			<h4 id={id} className="flex items-center gap-2 text-sm text-text-muted">
				<Sign aria-hidden size={18} className="shrink-0 text-text-muted" />
				<span className="wrap-anywhere min-w-0">{t('delivery.parcel', { shop: shop.name })}</span>
			</h4>
			<ul className="flex flex-col gap-3">
				{lines.map((line) => (
					<li key={line.lineId} className="flex flex-wrap items-start gap-3">
						<ShopPicture picture={line.picture} alt="" sizes="56px" className="w-14 shrink-0 rounded-control" />
						<div className="min-w-[min(100%,6rem)] flex-1">
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
						<p className="ms-auto font-semibold tabular-nums">{show(line.total).text}</p>
					</li>
				))}
			</ul>
			<p className={`flex-wrap justify-between gap-x-4 text-sm text-text-muted ${hasServices ? 'hidden' : 'flex'}`}>
				{kind === 'digital' ? (
					t('review.digital')
				) : (
					<>
						<span>
							{carrier ? carrier.name : t('totals.deliveryLater')}
							{carrier && ` · ${daysText(carrier)}`}
						</span>
						<span className="ms-auto tabular-nums">
							{carrier?.cost.amount === 0 ? t('delivery.free') : carrier && show(carrier.cost).text}
						</span>
					</>
				)}
			</p>
			{carrying && <LazyCarryingTerms carrying={carrying} />}
		</section>
	);
}
