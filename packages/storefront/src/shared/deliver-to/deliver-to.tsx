import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { Button } from '@zaylat/ui/button';
import { Select } from '@zaylat/ui/select';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useAppContext, usePreferences, useShellData } from '../../app/app-context.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useChoosePreference } from '../../preferences/use-choose-preference.ts';

/** Props of {@link DeliverTo}. */
export interface DeliverToProps {
	readonly className?: string;
}

/**
 * The delivery country in one line. Until the visitor has chosen one, it asks where to deliver and offers the edition's
 * own country first (Decision 25). Its height is the same in both states. Texts: area `destination`.
 */
export function DeliverTo({ className = '' }: DeliverToProps) {
	const { t } = useTranslation('destination');
	const { edition } = useAppContext();
	const { language, deliveryCountry, isDestinationChosen: isChosen } = usePreferences();
	const { deliveryCountries } = useShellData();
	const choosePreference = useChoosePreference();
	const id = useId();
	const nameOf = (value: string) => LOCAL_COUNTRIES.find((country) => country.value === value)?.name[language] ?? '';
	const others = deliveryCountries.filter((value) => value !== edition);
	const offered = new Set([edition, ...(others.includes(deliveryCountry) ? [] : [deliveryCountry]), ...others]);

	const choose = (country: string) => choosePreference({ deliveryCountry: country });

	return (
		<div className={`flex min-h-13 min-w-0 items-center gap-2 noscript:hidden ${className}`}>
			<MapPin aria-hidden size={20} className="shrink-0 text-accent-text" />
			<label htmlFor={id} className={`shrink-0 text-sm ${isChosen ? 'text-text-muted' : 'font-semibold'}`}>
				{t(isChosen ? 'to' : 'ask')}
			</label>
			{!isChosen && (
				<Button variant="secondary" className="min-h-11 shrink-0 px-3" onClick={() => choose(edition)}>
					{nameOf(edition)}
				</Button>
			)}
			<Select
				id={id}
				value={isChosen ? deliveryCountry : ''}
				placeholder={isChosen ? undefined : t('other')}
				onValueChange={choose}
				className="min-w-0 max-w-56 flex-1"
			>
				{[...offered].map((value) => (
					<option key={value} value={value}>
						{nameOf(value)}
					</option>
				))}
			</Select>
		</div>
	);
}
