import { COLOUR_MODES } from '@zaylat/domain/colour-mode';
import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { LANGUAGES } from '@zaylat/domain/languages';
import { CURRENCIES, currencyOptions } from '@zaylat/domain/money';
import { DATA_USES, type Preference } from '@zaylat/domain/preferences';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAppContext, usePreferences, useShellData } from '../context/app-context.ts';
import { flagPath } from './flag-picture.tsx';

/** One thing to choose. */
interface PreferenceOption {
	readonly value: string;
	readonly text: string;
	/** Language of the text when it is not the page's. */
	readonly lang?: string;
	/** Path of the flag beside the text; absent where a country says nothing. */
	readonly flag?: string | undefined;
}

/** A preference with what can be chosen. */
export interface PreferenceChoice {
	readonly preference: Preference;
	readonly label: string;
	/** The chosen value. */
	readonly value: string;
	/** What is chosen, in few words. */
	readonly shortText: string;
	/** What is chosen, as a button's name. */
	readonly name: string;
	readonly options: readonly PreferenceOption[];
}

/**
 * The preferences, with their options in the language of the page (Specification §1, §3): all of them, unless the shop has
 * one language.
 */
export function usePreferenceChoices(): readonly PreferenceChoice[] {
	const { t } = useTranslation();
	const { languages } = useAppContext().definition;
	const { language, currency, deliveryCountry, colourMode, dataUse } = usePreferences();
	const { currencies, deliveryCountries } = useShellData();
	const countryOf = (value: string) => LOCAL_COUNTRIES.find((country) => country.value === value);
	const nameOf = (value: string) => countryOf(value)?.name[language] ?? '';
	const isServed = deliveryCountries.includes(deliveryCountry);
	const offered = currencyOptions(currencies);
	const chosenName = t(`currencies.${currency}`);
	const modeNames = { light: t('preferences.light'), dark: t('preferences.dark'), system: t('preferences.system') };
	const dataNames = {
		device: t('preferences.system'),
		less: t('preferences.lessData'),
		full: t('preferences.fullData'),
	};
	const choices: readonly PreferenceChoice[] = [
		{
			preference: 'deliveryCountry',
			label: t('preferences.deliveryCountry'),
			value: deliveryCountry,
			shortText: t('preferences.deliverTo', { country: nameOf(deliveryCountry) }),
			name: t('preferences.deliverTo', { country: nameOf(deliveryCountry) }),
			// What was chosen before stays on the list, even where the market no longer delivers.
			options: [...deliveryCountries, ...(isServed ? [] : [deliveryCountry])].map((value) => ({
				value,
				text: nameOf(value),
				flag: flagPath(countryOf(value)?.icon ?? value),
			})),
		},
		{
			preference: 'currency',
			label: t('preferences.currency'),
			value: currency,
			shortText: `${CURRENCIES[currency].symbol} ${CURRENCIES[currency].code}`,
			name: `${CURRENCIES[currency].symbol} ${CURRENCIES[currency].code}, ${t('preferences.currencyOf', { name: chosenName })}`,
			options: offered.map(({ key, img }) => ({
				value: key,
				text: `${t(`currencies.${key}`)} (${CURRENCIES[key].code})`,
				flag: img,
			})),
		},
		{
			preference: 'language',
			label: t('preferences.language'),
			value: language,
			shortText: LANGUAGES[language].name,
			name: t('preferences.languageOf', { name: LANGUAGES[language].name }),
			options: languages.map((key) => ({
				value: key,
				text: LANGUAGES[key].name,
				lang: LANGUAGES[key].htmlLang,
				flag: flagPath(LANGUAGES[key].flag),
			})),
		},
		{
			preference: 'colourMode',
			label: t('preferences.colourMode'),
			value: colourMode,
			shortText: modeNames[colourMode],
			name: t('preferences.colourModeOf', { name: modeNames[colourMode] }),
			options: COLOUR_MODES.map((mode) => ({ value: mode, text: modeNames[mode] })),
		},
		{
			preference: 'dataUse',
			label: t('preferences.dataUse'),
			value: dataUse,
			shortText: dataNames[dataUse],
			name: `${t('preferences.dataUse')}, ${dataNames[dataUse]}`,
			options: DATA_USES.map((use) => ({ value: use, text: dataNames[use] })),
		},
	];
	return choices.filter(({ preference }) => preference !== 'language' || languages.length > 1);
}

/** Path of the flag of what is chosen, for lists of the browser's own, which show no pictures beside their options. */
export const flagOf = (options: PreferenceChoice['options'], value: string): string | undefined =>
	options.find((option) => option.value === value)?.flag;
