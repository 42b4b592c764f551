import { countries } from '@zaylat/api-client';
import { useQuery } from '@zaylat/api-client/swr';
import { COLOUR_MODES, type ColourMode } from '@zaylat/domain/colour-mode';
import { deliveryCountries, LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { isLanguage, LANGUAGES } from '@zaylat/domain/languages';
import { currencyOptions, isCurrencyKey } from '@zaylat/domain/money';
import { Card } from '@zaylat/ui/card';
import { useFrameFacts, usePreferences, useShop } from '../../app/shop.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ChoiceField } from './choice-field.tsx';

const isColourMode = (value: string): value is ColourMode => COLOUR_MODES.some((mode) => mode === value);

/** Language, currency, delivery country and colours; they apply at once and are kept (Specification §4). */
export function PreferencesCard() {
	const { t } = useTranslation(['account', 'app']);
	const { preferences } = useShop();
	const { language, currency, deliveryCountry, colourMode } = usePreferences();
	const { currencies } = useFrameFacts();
	const { data } = useQuery(countries());
	const served = data ? deliveryCountries(data.data) : [];
	const offered = served.length > 0 ? served : LOCAL_COUNTRIES;

	return (
		<Card padding="md" className="flex flex-col gap-4">
			<div>
				<h2 className="font-semibold text-lg leading-heading">{t('preferences.title')}</h2>
				<p className="text-sm text-text-muted">{t('preferences.text')}</p>
			</div>
			<ChoiceField
				label={t('preferences.language')}
				value={language}
				options={Object.values(LANGUAGES).map(({ key, name, htmlLang }) => ({
					value: key,
					text: name,
					lang: htmlLang,
				}))}
				onChoose={(value) => {
					if (isLanguage(value)) void preferences.set({ language: value });
				}}
			/>
			<ChoiceField
				label={t('preferences.currency')}
				value={currency}
				options={currencyOptions(currencies).map(({ key }) => ({ value: key, text: t(`app:currencies.${key}`) }))}
				onChoose={(value) => {
					if (isCurrencyKey(value)) void preferences.set({ currency: value });
				}}
			/>
			<ChoiceField
				label={t('preferences.deliver')}
				value={deliveryCountry}
				options={offered.map(({ value, name }) => ({ value, text: name[language] }))}
				onChoose={(value) => void preferences.set({ deliveryCountry: value })}
			/>
			<ChoiceField
				label={t('preferences.colourMode')}
				value={colourMode}
				options={COLOUR_MODES.map((mode) => ({ value: mode, text: t(`preferences.${mode}`) }))}
				onChoose={(value) => {
					if (isColourMode(value)) void preferences.set({ colourMode: value });
				}}
			/>
		</Card>
	);
}
