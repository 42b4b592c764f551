import { LANGUAGES, type Language } from '@zaylat/domain/languages';
import { SHOP_LIMITS } from '@zaylat/domain/shops';
import { Collapsible } from '@zaylat/ui/collapsible';
import { usePreferences } from '../../../core/context/app-context.ts';
import { WordsArea, WordsField } from '../../../core/forms/words-field.tsx';
import { placeText } from '../../../core/pictures/place-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormLanguages } from '../form/texts-field.tsx';
import type { ShopValues } from './shop-values.ts';

/** Props of {@link ShopTexts}. */
export interface ShopTextsProps {
	readonly field: 'name' | 'about';
	readonly label: string;
	readonly description: string;
}

/** A text of a shop in the reader's language, and the other languages behind a disclosure. Texts: area `editing`. */
export function ShopTexts({ field, label, description }: ShopTextsProps) {
	const { t } = useTranslation('editing');
	const [own, others] = useFormLanguages();
	return (
		<div className="flex flex-col gap-1">
			<ShopText field={field} language={own} label={label} description={description} />
			<Collapsible appearance="plain" label={t('languages', { label })}>
				<div className="flex flex-col gap-3 border-border border-s ps-3 pt-1 pb-2">
					{others.map((language) => (
						<ShopText
							key={language}
							field={field}
							language={language}
							label={t('inLanguage', { label, language: LANGUAGES[language].name })}
							description={undefined}
						/>
					))}
				</div>
			</Collapsible>
		</div>
	);
}

interface ShopTextProps {
	readonly field: 'name' | 'about';
	readonly language: Language;
	readonly label: string;
	readonly description: string | undefined;
}

function ShopText({ field, language, label, description }: ShopTextProps) {
	const { t } = useTranslation('editing');
	const reader = usePreferences().language;
	const name = `${field}.${language}` as const;
	const common = { name, label, description, lang: LANGUAGES[language].htmlLang };
	if (field === 'name') {
		return (
			<WordsField<ShopValues, typeof name> {...common} maxLength={SHOP_LIMITS.name.max} autoComplete="organization" />
		);
	}
	return (
		<WordsArea<ShopValues, typeof name>
			{...common}
			rows={5}
			limit={SHOP_LIMITS.about.max}
			labels={{
				count: (used, most) => placeText(used, most, reader),
				left: (count) => t('left', { count }),
				over: (count) => t('over', { count }),
			}}
		/>
	);
}
