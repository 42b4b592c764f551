import { Checkbox } from '@zaylat/ui/checkbox';
import { Chip, ChipGroup } from '@zaylat/ui/chip';
import { Radio, RadioGroup } from '@zaylat/ui/radio-group';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Checkboxes() {
	const { t } = useTranslation('developer');
	return (
		<div className="flex flex-col">
			<Checkbox defaultChecked>{t('sample.agree')}</Checkbox>
			<Checkbox>{t('sample.messages')}</Checkbox>
			<Checkbox disabled>{t('sample.messages')}</Checkbox>
		</div>
	);
}

function Radios() {
	const { t } = useTranslation('developer');
	return (
		<RadioGroup aria-label={t('sample.place')} defaultValue="short">
			<Radio value="short">{t('sample.short')}</Radio>
			<Radio value="other">{t('sample.other')}</Radio>
		</RadioGroup>
	);
}

function Chips() {
	const { t } = useTranslation('developer');
	return (
		<ChipGroup label={t('sample.more')}>
			<Chip defaultSelected>{t('sample.short')}</Chip>
			<Chip>{t('sample.other')}</Chip>
			<Chip disabled>{t('sample.new')}</Chip>
		</ChipGroup>
	);
}

/** What is chosen. */
export const CHOICES: SampleGroup = {
	id: 'choices',
	samples: [
		{ name: 'Checkbox', Show: Checkboxes },
		{ name: 'RadioGroup', Show: Radios },
		{ name: 'Chip', Show: Chips },
	],
};
