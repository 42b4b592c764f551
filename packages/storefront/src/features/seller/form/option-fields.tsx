import { GOODS_LIMITS } from '@zaylat/domain/goods';
import { formatCount } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { FieldSet } from '@zaylat/ui/field-set';
import { IconButton } from '@zaylat/ui/icon-button';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type GoodsValues, NO_TEXT } from './goods-values.ts';
import { TextsField } from './texts-field.tsx';
import { freshKey } from './variant-rows.ts';

/** Most letters of the name of an option or a value. */
const NAME_LETTERS = 60;

const newValue = (taken: readonly string[]) => ({
	key: freshKey('value', taken),
	name: NO_TEXT,
	swatch: null,
	pictures: [],
});

/** Props of {@link OptionFields}. */
export interface OptionFieldsProps {
	/** Called when options or values joined or went, so that the variants follow. */
	readonly onChange: () => void;
}

/** What a shopper chooses between, such as colour and size, with the values of each. */
export function OptionFields({ onChange }: OptionFieldsProps) {
	const { t } = useTranslation('editing');
	const { getValues } = useFormContext<GoodsValues>();
	const { fields, append, remove } = useFieldArray<GoodsValues, 'options'>({ name: 'options' });

	function add() {
		const taken = getValues('options').map(({ key }) => key);
		append({ key: freshKey('option', taken), name: NO_TEXT, values: [newValue([])] });
		onChange();
	}

	return (
		<div className="flex flex-col gap-4">
			{fields.map(({ id }, place) => (
				<div key={id} className="rounded-control border border-border p-3">
					<OptionField
						place={place}
						onChange={onChange}
						onRemove={() => {
							remove(place);
							onChange();
						}}
					/>
				</div>
			))}
			{fields.length < GOODS_LIMITS.options.max && (
				<Button variant="secondary" className="self-start" onClick={add} iconStart={<Plus aria-hidden />}>
					{t('options.add')}
				</Button>
			)}
		</div>
	);
}

interface OptionFieldProps extends OptionFieldsProps {
	readonly place: number;
	readonly onRemove: () => void;
}

function OptionField({ place, onChange, onRemove }: OptionFieldProps) {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	const { getValues } = useFormContext<GoodsValues>();
	const { fields, append, remove } = useFieldArray<GoodsValues, `options.${number}.values`>({
		name: `options.${place}.values`,
	});
	const number = (value: number) => formatCount(value, language);

	function add() {
		append(newValue(getValues(`options.${place}.values`).map(({ key }) => key)));
		onChange();
	}

	return (
		<FieldSet legend={t('options.option', { number: number(place + 1) })} className="gap-3">
			<TextsField
				path={`options.${place}.name`}
				label={t('options.name')}
				description={t('options.nameHelp')}
				limit={NAME_LETTERS}
			/>
			<ul className="flex flex-col gap-2" aria-label={t('options.values')}>
				{fields.map(({ id }, i) => (
					<li key={id} className="flex items-start gap-2">
						<div className="min-w-0 flex-1">
							<TextsField
								path={`options.${place}.values.${i}.name`}
								label={t('options.value', { number: number(i + 1) })}
								limit={NAME_LETTERS}
							/>
						</div>
						{fields.length > 1 && (
							<div className="pt-6">
								<IconButton
									label={t('options.removeValue', { number: number(i + 1) })}
									icon={<X aria-hidden />}
									onClick={() => {
										remove(i);
										onChange();
									}}
								/>
							</div>
						)}
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				{fields.length < GOODS_LIMITS.valuesOfOption.max && (
					<Button variant="secondary" onClick={add} iconStart={<Plus aria-hidden />}>
						{t('options.addValue')}
					</Button>
				)}
				<Button variant="ghost" onClick={onRemove}>
					{t('options.remove')}
				</Button>
			</div>
		</FieldSet>
	);
}
