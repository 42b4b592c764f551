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
	/**
	 * Whether it begins a page, beside another notice: smaller on phones, and gone from wider windows, whose header says it,
	 * once a country is chosen. Default false.
	 */
	readonly isHeadline?: boolean;
	readonly className?: string;
}

const HEADLINE =
	'max-tablet:gap-1.5 max-tablet:[&_select]:ps-2 max-tablet:[&_select]:pe-8 max-tablet:[&>label]:text-xs max-tablet:[&>button]:px-2 max-tablet:[&>svg]:hidden tablet:data-chosen:hidden';

/**
 * The delivery country in one line. Until the visitor has chosen one, it asks where to deliver and offers the edition's
 * own country first (Decision 25). Except at the head of a page, its height is the same in both states. Texts: area `destination`.
 */
export function DeliverTo({ isHeadline = false, className = '' }: DeliverToProps) {
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
			data-chosen={isChosen || undefined}
			className={`flex min-w-0 flex-wrap items-center gap-2 ${isHeadline ? HEADLINE : 'min-h-13'} ${className}`}
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
