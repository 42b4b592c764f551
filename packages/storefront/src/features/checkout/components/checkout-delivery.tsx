import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StepProps } from './address-step.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { ParcelServices } from './delivery-step.tsx';
import { ParcelReview } from './parcel-review.tsx';

/** What each shop sends, and the services that can carry it: the cheapest one is chosen until another one is. */
export function CheckoutDelivery({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { t } = useTranslation('checkout');
	const { draft, update } = checkout;
	return (
		<CheckoutCard title={t('review.parcels')} isOpen summary={null}>
			<ul className="flex flex-col gap-5">
				{quote.parcels.map((parcel) => (
					<li key={`${parcel.shop.slug}-${parcel.kind}`} className="flex min-w-0 flex-col gap-3">
						<ParcelReview parcel={parcel} hasServices={parcel.services.length > 1} />
						{parcel.services.length > 1 && (
							<ParcelServices
								parcel={parcel}
								isCompact
								onChoose={(service) => update({ services: { ...draft.services, [parcel.shop.slug]: service } })}
							/>
						)}
					</li>
				))}
			</ul>
		</CheckoutCard>
	);
}
