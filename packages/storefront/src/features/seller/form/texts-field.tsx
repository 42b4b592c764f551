import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Collapsible } from '@zaylat/ui/collapsible';
import { useFormContext } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { WordsArea, WordsField } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type GoodsValues, NO_TEXT, type TextValues } from './goods-values.ts';

/** Path of a text with a value for each language. */
export type TextsPath =
	| ('name' | 'description')
	| `attributes.${string}.text`
	| `options.${number}.name`
	| `options.${number}.values.${number}.name`;

/** The languages in the order of the form: the reader's own first. */
export function useFormLanguages(): readonly [own: Language, others: readonly Language[]] {
	const { language } = usePreferences();
	const all = Object.values(LANGUAGES).map(({ key }) => key);
	return [language, all.filter((each) => each !== language)];
}

/** Props of {@link TextsField}. */
export interface TextsFieldProps {
	readonly path: TextsPath;
	readonly label: string;
	readonly description?: string | undefined;
	/** Most letters. */
	readonly limit: number;
	/** Several lines. Default one. */
	readonly rows?: number | undefined;
}

/** A text in the reader's language, and the other languages behind a disclosure, which is open where only they have one. */
export function TextsField({ path, label, ...field }: TextsFieldProps) {
	const { t } = useTranslation('editing');
	const [own, others] = useFormLanguages();
	// Nothing was typed yet of an attribute whose category has just been chosen.
	const texts: TextValues = { ...NO_TEXT, ...useFormContext<GoodsValues>().getValues(path) };
	const isElsewhere = texts[own] === '' && others.some((language) => texts[language] !== '');
	return (
		<div className="flex flex-col gap-1">
			<TextInput {...field} path={path} language={own} label={label} />
			<Collapsible appearance="plain" label={t('languages', { label })} defaultOpen={isElsewhere}>
				<div className="flex flex-col gap-3 border-border border-s ps-3 pt-1 pb-2">
					{others.map((language) => (
						<TextInput
							key={language}
							{...field}
							description={undefined}
							path={path}
							language={language}
							label={t('inLanguage', { label, language: LANGUAGES[language].name })}
						/>
					))}
				</div>
			</Collapsible>
		</div>
	);
}

/** Props of {@link TextInput}. */
export interface TextInputProps extends TextsFieldProps {
	readonly language: Language;
}

/** A text in one language. */
export function TextInput({ path, language, label, description, limit, rows }: TextInputProps) {
	const { t } = useTranslation('editing');
	const reader = usePreferences().language;
	const name = `${path}.${language}` as const;
	const common = { name, label, description, lang: LANGUAGES[language].htmlLang };
	if (rows === undefined)
		return <WordsField<GoodsValues, typeof name> {...common} maxLength={limit} autoComplete="off" />;
	return (
		<WordsArea<GoodsValues, typeof name>
			{...common}
			rows={rows}
			limit={limit}
			labels={{
				count: (used, most) => placeText(used, most, reader),
				left: (count) => t('left', { count }),
				over: (count) => t('over', { count }),
			}}
		/>
	);
}
