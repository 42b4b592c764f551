import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { Collapsible } from '@zaylat/ui/collapsible';
import { useFormContext } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LANGUAGE_KEYS, type TextValues } from './shown-values.ts';

/** Names of texts of content. */
type TextName = 'title' | 'text' | 'action' | 'alt';

type TextsValues = Readonly<Record<TextName, TextValues>>;

/** Props of {@link ContentText}. */
export interface ContentTextProps {
	readonly name: TextName;
	readonly label: string;
	readonly description?: string | undefined;
	/** Most letters. */
	readonly limit: number;
}

/** A text in the reader's language, and the others behind a disclosure, which is open where only they have one. */
export function ContentText({ name, label, description, limit }: ContentTextProps) {
	const { t } = useTranslation('content');
	const { language: own } = usePreferences();
	const texts = useFormContext<TextsValues>().getValues(name);
	const others = LANGUAGE_KEYS.filter((key) => key !== own);
	const isElsewhere = texts[own] === '' && others.some((language) => texts[language] !== '');
	const field = (language: Language, words: { readonly label: string; readonly description?: string | undefined }) => (
		<WordsField<TextsValues, `${TextName}.${Language}`>
			key={language}
			name={`${name}.${language}`}
			{...words}
			lang={LANGUAGES[language].htmlLang}
			maxLength={limit}
			autoComplete="off"
		/>
	);
	return (
		<div className="flex flex-col gap-1">
			{field(own, { label, description })}
			<Collapsible appearance="plain" label={t('languages', { label })} defaultOpen={isElsewhere}>
				<div className="flex flex-col gap-3 border-border border-s ps-3 pt-1 pb-2">
					{others.map((language) =>
						field(language, { label: t('inLanguage', { label, language: LANGUAGES[language].name }) }),
					)}
				</div>
			</Collapsible>
		</div>
	);
}
