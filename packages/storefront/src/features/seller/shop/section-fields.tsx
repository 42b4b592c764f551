import { LANGUAGES } from '@zaylat/domain/languages';
import { formatCount } from '@zaylat/domain/money';
import { SECTION_LIMITS } from '@zaylat/domain/shops';
import { Collapsible } from '@zaylat/ui/collapsible';
import { FieldSet } from '@zaylat/ui/field-set';
import { IconButton } from '@zaylat/ui/icon-button';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormLanguages } from '../form/texts-field.tsx';
import { SectionProducts } from './section-products.tsx';
import type { SectionValues } from './section-values.ts';

/** Props of {@link SectionFields}. */
export interface SectionFieldsProps {
	/** Slug of the shop. */
	readonly shop: string;
	readonly place: number;
	/** How many there are. */
	readonly count: number;
	/** Puts it at another place. */
	readonly onMove: (to: number) => void;
	readonly onRemove: () => void;
}

/** An own category: its name in four languages, its place among the others, its products. Texts: areas `shopParts`, `editing`. */
export function SectionFields({ shop, place, count, onMove, onRemove }: SectionFieldsProps) {
	const { t } = useTranslation(['shopParts', 'editing']);
	const { language } = usePreferences();
	const [own, others] = useFormLanguages();
	const number = formatCount(place + 1, language);
	const label = t('sections.name');
	return (
		<div className="rounded-control border border-border p-3">
			<FieldSet legend={t('sections.section', { number })} className="gap-3">
				<div className="flex flex-col gap-1">
					<WordsField<SectionValues, `sections.${number}.name.${typeof own}`>
						name={`sections.${place}.name.${own}`}
						label={label}
						description={t('sections.nameHelp')}
						lang={LANGUAGES[own].htmlLang}
						maxLength={SECTION_LIMITS.name}
						autoComplete="off"
					/>
					<Collapsible appearance="plain" label={t('editing:languages', { label })}>
						<div className="flex flex-col gap-3 border-border border-s ps-3 pt-1 pb-2">
							{others.map((other) => (
								<WordsField<SectionValues, `sections.${number}.name.${typeof other}`>
									key={other}
									name={`sections.${place}.name.${other}`}
									label={t('editing:inLanguage', { label, language: LANGUAGES[other].name })}
									lang={LANGUAGES[other].htmlLang}
									maxLength={SECTION_LIMITS.name}
									autoComplete="off"
								/>
							))}
						</div>
					</Collapsible>
				</div>
				<SectionProducts shop={shop} place={place} />
				<div className="flex flex-wrap gap-2">
					{place > 0 && (
						<IconButton
							label={t('sections.earlier', { number })}
							icon={<ArrowUp aria-hidden />}
							onClick={() => onMove(place - 1)}
						/>
					)}
					{place < count - 1 && (
						<IconButton
							label={t('sections.later', { number })}
							icon={<ArrowDown aria-hidden />}
							onClick={() => onMove(place + 1)}
						/>
					)}
					<IconButton label={t('sections.remove', { number })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
				</div>
			</FieldSet>
		</div>
	);
}
