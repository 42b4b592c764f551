import type { CheckoutQuote, DeliveryOption } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { usePreferences } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePrice } from '../../shared/price/use-price.ts';
import type { StepProps } from './address-step.tsx';
import { StepLayout } from './step-layout.tsx';
import { useAfterQuote } from './use-after-quote.ts';

/** Chooses who carries each shop's parcel (Decision 9). */
export function DeliveryStep({ checkout, quote, onDone }: StepProps) {
	const { t } = useTranslation('checkout');
	const { draft, update } = checkout;
	const next = useAfterQuote(checkout.quote, onDone);
	return (
		<StepLayout title={t('delivery.title')}>
			{quote.parcels
				.filter(({ kind }) => kind === 'goods')
				.map((parcel) => (
					<ParcelServices
						key={parcel.shop.slug}
						parcel={parcel}
						onChoose={(service) => update({ services: { ...draft.services, [parcel.shop.slug]: service } })}
					/>
				))}
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
						<ServiceChoice key={service.id} service={service} cost={show(service.cost).text} />
					))}
				</ChoiceCards>
			</RadioGroup>
		</FieldSet>
	);
}

function ServiceChoice({ service, cost }: { readonly service: DeliveryOption; readonly cost: string }) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const { id, name, minDays, maxDays, isTracked, takesCash } = service;
	const days = { min: formatCount(minDays, language), max: formatCount(maxDays, language) };
	const facts = [
		t(minDays === maxDays ? 'delivery.oneDay' : 'delivery.days', days),
		isTracked && t('delivery.tracked'),
		takesCash && t('delivery.cash'),
	];
	return (
		<ChoiceCard
			value={id}
			title={name}
			description={facts.filter(Boolean).join(' · ')}
			trailing={service.cost.amount === 0 ? t('delivery.free') : cost}
		/>
	);
}
