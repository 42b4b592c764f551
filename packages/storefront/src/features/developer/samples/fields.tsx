import { parseWholeNumber } from '@zaylat/domain/digits';
import { formatCount } from '@zaylat/domain/money';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { NumberField } from '@zaylat/ui/number-field';
import { QuantityStepper } from '@zaylat/ui/quantity-stepper';
import { Select } from '@zaylat/ui/select';
import { Textarea } from '@zaylat/ui/textarea';
import { useState } from 'react';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { SampleGroup } from './sample.ts';

function Inputs() {
	const { t } = useTranslation('developer');
	return (
		<>
			<Field label={t('sample.name')} description={t('sample.help')} className="w-full">
				<Input autoComplete="off" />
			</Field>
			<Field label={t('sample.name')} error={t('sample.problem')} className="w-full">
				<Input autoComplete="off" />
			</Field>
			<Field label={t('sample.name')} className="w-full">
				<Input defaultValue={t('sample.shop')} disabled />
			</Field>
		</>
	);
}

function useNumberForm() {
	const { language } = usePreferences();
	return { formatValue: (value: number) => formatCount(value, language), parseValue: parseWholeNumber };
}

function Numbers() {
	const { t } = useTranslation('developer');
	return (
		<Field label={t('sample.number')} className="w-full">
			<NumberField defaultValue={12} min={1} max={99} {...useNumberForm()} />
		</Field>
	);
}

function Quantity() {
	const { t } = useTranslation('developer');
	const [value, setValue] = useState(2);
	return (
		<QuantityStepper
			value={value}
			onValueChange={setValue}
			max={12}
			{...useNumberForm()}
			labels={{ quantity: t('sample.number'), decrease: t('sample.decrease'), increase: t('sample.increase') }}
		/>
	);
}

function Selects() {
	const { t } = useTranslation('developer');
	return (
		<Field label={t('sample.place')} className="w-full">
			<Select>
				<option>{t('sample.short')}</option>
				<option>{t('sample.other')}</option>
			</Select>
		</Field>
	);
}

function Texts() {
	const { t } = useTranslation('developer');
	return (
		<Field label={t('sample.note')} className="w-full">
			<Textarea defaultValue={t('sample.text')} />
		</Field>
	);
}

/** What is typed. */
export const FIELDS: SampleGroup = {
	id: 'fields',
	samples: [
		{ name: 'Input', Show: Inputs },
		{ name: 'NumberField', Show: Numbers },
		{ name: 'QuantityStepper', Show: Quantity },
		{ name: 'Select', Show: Selects },
		{ name: 'Textarea', Show: Texts },
	],
};
