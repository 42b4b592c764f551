import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { Button } from '@zaylat/ui/button';
import { Select } from '@zaylat/ui/select';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { useAppContext, usePreferences, useShellData } from '../../core/context/app-context.ts';
import { pageForm } from '../../core/forms/page-form.ts';
import { useChoosePreference } from '../../core/preferences/use-choose-preference.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

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
	const { t: tApp } = useTranslation();
	const { edition } = useAppContext();
	const { language, deliveryCountry, isDestinationChosen: isChosen } = usePreferences();
	const { deliveryCountries } = useShellData();
	const choosePreference = useChoosePreference();
	const id = useId();
	const nameOf = (value: string) => LOCAL_COUNTRIES.find((country) => country.value === value)?.name[language] ?? '';
	const others = deliveryCountries.filter((value) => value !== edition);
	const offered = new Set([edition, ...(others.includes(deliveryCountry) ? [] : [deliveryCountry]), ...others]);

	function choose(country: string) {
		if (country !== '') choosePreference({ deliveryCountry: country });
	}

	return (
		<form
			{...pageForm('preferences', (fields) => choose(String(fields.get('deliveryCountry') ?? '')))}
			className={`flex min-h-13 min-w-0 flex-wrap items-center gap-2 ${className}`}
		>
			<MapPin aria-hidden size={20} className="shrink-0 text-accent-text" />
			<label htmlFor={id} className={`text-sm ${isChosen ? 'text-text-muted' : 'font-semibold'}`}>
				{t(isChosen ? 'to' : 'ask')}
			</label>
			{!isChosen && (
				<Button
					type="submit"
					name="deliveryCountry"
					value={edition}
					variant="secondary"
					className="min-h-11 shrink-0 px-3"
				>
					{nameOf(edition)}
				</Button>
			)}
			<Select
				id={id}
				name="deliveryCountry"
				value={isChosen ? deliveryCountry : ''}
				placeholder={isChosen ? undefined : t('other')}
				onValueChange={choose}
				className="min-w-[min(100%,5rem)] max-w-56 flex-1"
			>
				{[...offered].map((value) => (
					<option key={value} value={value}>
						{nameOf(value)}
					</option>
				))}
			</Select>
			<span className="hidden noscript:block">
				<Button type="submit" variant="secondary" className="min-h-11 px-3">
					{tApp('preferences.done')}
				</Button>
			</span>
		</form>
	);
}
