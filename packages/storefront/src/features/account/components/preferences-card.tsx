import type { Preference } from '@zaylat/domain/preferences';
import { Card } from '@zaylat/ui/card';
import { useChoosePreference } from '../../../core/preferences/use-choose-preference.ts';
import { usePreferenceChoices } from '../../../core/preferences/use-preference-options.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ChoiceField } from './choice-field.tsx';

/** The account's names of the preferences, in the order in which it asks for them. */
const LABELS = {
	language: 'preferences.language',
	currency: 'preferences.currency',
	deliveryCountry: 'preferences.deliver',
	colourMode: 'preferences.colourMode',
	dataUse: 'preferences.dataUse',
} as const satisfies Record<Preference, string>;
const ORDER = Object.keys(LABELS);

/** Language, currency, delivery country, colours and data use; they apply at once and are stored (Specification §4). */
export function PreferencesCard() {
	const { t } = useTranslation('account');
	const choose = useChoosePreference();
	const choices = usePreferenceChoices().toSorted(
		(one, other) => ORDER.indexOf(one.preference) - ORDER.indexOf(other.preference),
	);

	return (
		<Card padding="md" className="flex flex-col gap-4">
			<div>
				<h2 className="font-semibold text-lg leading-heading">{t('preferences.title')}</h2>
				<p className="text-sm text-text-muted">{t('preferences.text')}</p>
			</div>
			<div className="grid gap-4 desk:grid-cols-2">
				{choices.map(({ preference, value, options }) => (
					<ChoiceField
						key={preference}
						label={t(LABELS[preference])}
						value={value}
						options={options}
						onChoose={(chosen) => choose({ [preference]: chosen })}
					/>
				))}
			</div>
		</Card>
	);
}
