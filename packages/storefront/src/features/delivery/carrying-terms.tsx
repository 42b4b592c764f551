import type { CheckoutQuote } from '@zaylat/api-client/contract';
import { CARRYING } from '@zaylat/domain/delivery';
import { EDITIONS } from '@zaylat/domain/editions';
import { formatCount } from '@zaylat/domain/money';
import { useAppContext, usePreferences } from '../../core/context/app-context.ts';
import { usePrice } from '../../core/price/use-price.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Props of {@link CarryingTerms}. */
export interface CarryingTermsProps {
	readonly carrying: NonNullable<CheckoutQuote['parcels'][number]['carrying']>;
}

/** How bulky goods are delivered: who carries them how far, on which day, by which stairs, and what that costs. */
export function CarryingTerms({ carrying: { kind, fee } }: CarryingTermsProps) {
	const { t } = useTranslation('carrying');
	const { edition } = useAppContext();
	const { language } = usePreferences();
	const show = usePrice();
	const { to, flights, flightFee } = CARRYING[kind];
	const perFlight = show({ amount: flightFee[edition], currency: EDITIONS[edition].currency }).text;
	return (
		<ul aria-label={t('title')} className="flex list-disc flex-col gap-0.5 ps-5 text-sm text-text-muted">
			<li>{t(to === 'room' ? 'toRoom' : 'toDoor')}</li>
			<li>{t('day')}</li>
			<li>{t('stairs', { count: flights, flights: formatCount(flights, language), price: perFlight })}</li>
			<li>{t('fee', { price: show(fee).text })}</li>
		</ul>
	);
}
