import { useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { StepProps } from './address-step.tsx';
import { CheckoutCard } from './checkout-card.tsx';
import { DeliveryServices } from './delivery-step.tsx';
import { ParcelReview } from './parcel-review.tsx';

/** What each shop sends and how: the cheapest service until another one is chosen. */
export function CheckoutDelivery({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { t } = useTranslation('checkout');
	const [isOpen, setIsOpen] = useState(false);
	const hasChoice = quote.parcels.some(({ services }) => services.length > 1);
	return (
		<CheckoutCard
			title={t('review.parcels')}
			isOpen={isOpen && hasChoice}
			onToggle={hasChoice ? () => setIsOpen(!isOpen) : undefined}
			summary={
				<ul className="flex flex-col gap-4">
					{quote.parcels.map((parcel) => (
						<li key={`${parcel.shop.slug}-${parcel.kind}`}>
							<ParcelReview parcel={parcel} />
						</li>
					))}
				</ul>
			}
		>
			<DeliveryServices checkout={checkout} quote={quote} />
		</CheckoutCard>
	);
}
