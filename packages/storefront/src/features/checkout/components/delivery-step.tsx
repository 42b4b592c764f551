import type { CheckoutQuote, DeliveryOption } from '@zaylat/api-client/contract';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { ChoiceCard, ChoiceCards } from '@zaylat/ui/choice-card';
import { FieldSet } from '@zaylat/ui/field-set';
import { RadioGroup } from '@zaylat/ui/radio-group';
import { usePreferences } from '../../../core/context/app-context.ts';
import { usePrice } from '../../../core/price/use-price.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LazyCarryingTerms } from '../../delivery/lazy-carrying-terms.tsx';
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

/** Props of {@link ParcelServices}. */
export interface ParcelServicesProps {
	readonly parcel: CheckoutQuote['parcels'][number];
	/** Whether the services are tiles below what the parcel contains, so that it need not be named. Default false. */
	readonly isCompact?: boolean;
	readonly onChoose: (service: string) => void;
}

/** The services that carry a parcel, one of which is chosen. */
export function ParcelServices({ parcel, isCompact = false, onChoose }: ParcelServicesProps) {
	const { t } = useTranslation('checkout');
	const { language } = usePreferences();
	const show = usePrice();
	const name = t('delivery.parcel', { shop: parcel.shop.name });
	const pieces = parcel.lines.reduce((sum, { quantity }) => sum + quantity, 0);
	return (
		<FieldSet
			legend={isCompact ? <span className="sr-only">{name}</span> : name}
			{...(!isCompact && { description: t('delivery.pieces', { number: formatCount(pieces, language) }) })}
		>
			<RadioGroup value={parcel.service} onValueChange={onChoose}>
				<ChoiceCards layout={isCompact ? 'grid' : 'column'}>
					{parcel.services.map((service) => (
						<ServiceChoice
							key={service.id}
							parcel={parcel}
							service={service}
							cost={show(service.cost).text}
							isCompact={isCompact}
						/>
					))}
				</ChoiceCards>
			</RadioGroup>
			{parcel.carrying && !isCompact && <LazyCarryingTerms carrying={parcel.carrying} />}
		</FieldSet>
	);
}

interface ServiceChoiceProps {
	readonly parcel: CheckoutQuote['parcels'][number];
	readonly service: DeliveryOption;
	readonly cost: string;
	readonly isCompact: boolean;
}

function ServiceChoice({ parcel, service, cost, isCompact }: ServiceChoiceProps) {
	const { t } = useTranslation('checkout');
	const daysText = useDaysText(parcel);
	const { id, name, isTracked, takesCash } = service;
	const trailing = service.cost.amount === 0 ? t('delivery.free') : cost;
	if (isCompact) {
		// The days decide, so they stand first; the service below has the whole width.
		const words = (
			<>
				<span className="flex flex-wrap justify-between gap-x-4">
					<span className="min-w-0 grow basis-24">{daysText(service)}</span>{' '}
					<span className="text-end tabular-nums">{trailing}</span>
				</span>{' '}
				<span className="block font-normal text-sm text-text-muted">
					{[name, takesCash && t('delivery.cash')].filter(Boolean).join(' · ')}
				</span>
			</>
		);
		return <ChoiceCard value={id} title={words} />;
	}
	const facts = [daysText(service), isTracked && t('delivery.tracked'), takesCash && t('delivery.cash')];
	return <ChoiceCard value={id} title={name} description={facts.filter(Boolean).join(' · ')} trailing={trailing} />;
}
