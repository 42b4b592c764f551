import { LANGUAGES } from '@zaylat/domain/languages';
import { Checkbox } from '@zaylat/ui/checkbox';
import { CheckboxGroupField } from '@zaylat/ui/checkbox/form';
import { InputField } from '@zaylat/ui/input/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LANGUAGE_KEYS, type ShownValues } from './shown-values.ts';

/** When and in which languages something is shown: draft, start, end, languages. Texts: area `content`. */
export function ShownFields() {
	const { t } = useTranslation('content');
	const { edition } = useAppContext();
	return (
		<>
			<SwitchField<ShownValues, 'isDraft'> name="isDraft" label={t('shown.draft')} description={t('shown.draftText')} />
			<div className="grid gap-3 tablet:grid-cols-2">
				<InputField<ShownValues, 'startsAt'>
					name="startsAt"
					type="datetime-local"
					label={t('shown.starts')}
					description={t('shown.zone', { edition })}
				/>
				<InputField<ShownValues, 'endsAt'>
					name="endsAt"
					type="datetime-local"
					label={t('shown.ends')}
					description={t('shown.endsText')}
				/>
			</div>
			<CheckboxGroupField<ShownValues, 'languages'>
				name="languages"
				label={t('shown.languages')}
				description={t('shown.languagesText')}
			>
				{LANGUAGE_KEYS.map((key) => (
					<Checkbox key={key} value={key}>
						{LANGUAGES[key].name}
					</Checkbox>
				))}
			</CheckboxGroupField>
		</>
	);
}
