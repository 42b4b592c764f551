import type { CheckoutQuote, DeliveryOption } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAfterQuote } from '../state/use-after-quote.ts';
import { useDaysText } from '../state/use-days-text.ts';
import type { StepProps } from './address-step.tsx';
import { StepLayout } from './step-layout.tsx';

/** Chooses who carries each shop's parcel (Decision 9). */
export function DeliveryStep({ checkout, quote, onDone }: StepProps) {
	const { t } = useTranslation('checkout');
	const next = useAfterQuote(checkout.quote, onDone);
	return (
		<StepLayout title={t('delivery.title')}>
			<DeliveryServices checkout={checkout} quote={quote} />
			<Button
				size="lg"
				className="self-start max-mobile-wide:self-stretch"
				isLoading={next.isWaiting}
				loadingLabel={t('loading')}
				onClick={next.press}
			>
				{t('delivery.next')}
			</Button>
		</StepLayout>
	);
}

/** The services that carry each shop's parcel, one of which is chosen. */
export function DeliveryServices({ checkout, quote }: Pick<StepProps, 'checkout' | 'quote'>) {
	const { draft, update } = checkout;
	return quote.parcels
		.filter(({ kind }) => kind === 'goods')
		.map((parcel) => (
			<ParcelServices
				key={parcel.shop.slug}
				parcel={parcel}
				onChoose={(service) => update({ services: { ...draft.services, [parcel.shop.slug]: service } })}
			/>
		));
}

interface ParcelServicesProps {
	readonly parcel: CheckoutQuote['parcels'][number];
	readonly onChoose: (service: string) => void;
}

function ParcelServices({ parcel, onChoose }: ParcelServicesProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<FieldSet
			legend={t('delivery.parcel', { shop: parcel.shop.name })}
			description={t('delivery.pieces', { number: formatCount(pieces, language) })}
		>
			<RadioGroup value={parcel.service} onValueChange={onChoose}>
				<ChoiceCards>
					{parcel.services.map((service) => (
						<ServiceChoice key={service.id} parcel={parcel} service={service} cost={show(service.cost).text} />
					))}
				</ChoiceCards>
			</RadioGroup>
		</FieldSet>
	);
}

interface ServiceChoiceProps {
	readonly parcel: CheckoutQuote['parcels'][number];
	readonly service: DeliveryOption;
	readonly cost: string;
}

function ServiceChoice({ parcel, service, cost }: ServiceChoiceProps) {
	const { t } = useTranslation('checkout');
	const daysText = useDaysText(parcel);
	const { id, name, isTracked, takesCash } = service;
	const facts = [daysText(service), isTracked && t('delivery.tracked'), takesCash && t('delivery.cash')];
	return (
		<ChoiceCard
			value={id}
			title={name}
			description={facts.filter(Boolean).join(' · ')}
			trailing={service.cost.amount === 0 ? t('delivery.free') : cost}
		/>
	);
}
