import { CURRENCIES, type CurrencyKey } from '@zaylat/domain/money';
import { Button } from '@zaylat/ui/button';
import { FieldSet } from '@zaylat/ui/field-set';
import { InputField } from '@zaylat/ui/input/form';
import { SelectField } from '@zaylat/ui/select/form';
import { SwitchField } from '@zaylat/ui/switch/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { AmountField } from './amount-field.tsx';
import { anyText } from './goods-names.ts';
import type { GoodsValues, OptionRow, VariantRow } from './goods-values.ts';

/** Most letters of the shop's own name of something. */
const CODE_LETTERS = 100;

/** Props of {@link VariantFields}. */
export interface VariantFieldsProps {
	readonly currency: CurrencyKey;
	/** Whether only price and stock can be changed. */
	readonly isLocked: boolean;
}

/** Price, stock and own code of each variant; which variants there are follows from the options. */
export function VariantFields({ currency, isLocked }: VariantFieldsProps) {
	const { t } = useTranslation('editing');
	const { getValues, setValue } = useFormContext<GoodsValues>();
	const rows = useWatch<GoodsValues, 'variants'>({ name: 'variants' });
	const offered = rows.filter(({ isOffered }) => isOffered);

	function copyFirst() {
		const [first] = getValues('variants').filter(({ isOffered }) => isOffered);
		if (!first) return;
		const { price, previousPrice, stock } = first;
		const all = getValues('variants').map((row) => ({ ...row, price, previousPrice, stock }));
		setValue('variants', all, { shouldDirty: true });
	}

	return (
		<div className="flex flex-col gap-3">
			{offered.length > 1 && (
				<Button variant="secondary" className="self-start" onClick={copyFirst}>
					{t('variants.copyFirst')}
				</Button>
			)}
			{rows.map(({ values }, place) => (
				<VariantField
					key={JSON.stringify(values)}
					place={place}
					isOnly={rows.length === 1}
					currency={currency}
					isLocked={isLocked}
				/>
			))}
		</div>
	);
}

interface VariantFieldProps extends VariantFieldsProps {
	readonly place: number;
	readonly isOnly: boolean;
}

function VariantField({ place, isOnly, currency, isLocked }: VariantFieldProps) {
	const { t } = useTranslation('editing');
	const { language } = usePreferences();
	const [options, kind, row] = useWatch<GoodsValues, ['options', 'kind', `variants.${number}`]>({
		name: ['options', 'kind', `variants.${place}`],
	});
	const name = namesOf(options, row)
		.map((texts) => anyText(texts, language) || t('options.unnamed'))
		.join(' · ');
	const { symbol } = CURRENCIES[currency];
	const fields = (
		<div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
			<AmountField name={`variants.${place}.price`} label={t('variants.price')} suffix={symbol} isDecimal />
			<AmountField
				name={`variants.${place}.previousPrice`}
				label={t('variants.previousPrice')}
				suffix={symbol}
				isDecimal
			/>
			<AmountField name={`variants.${place}.stock`} label={t('variants.stock')} />
			<fieldset disabled={isLocked} className="contents">
				<InputField<GoodsValues, `variants.${number}.externalId`>
					name={`variants.${place}.externalId`}
					label={t('variants.code')}
					maxLength={CODE_LETTERS}
					autoComplete="off"
					spellCheck={false}
				/>
				{kind === 'digital' && <PlanFields place={place} isDays={row.plan.kind === 'days'} />}
			</fieldset>
		</div>
	);
	if (isOnly) return fields;
	return (
		<div className="rounded-control border border-border p-3">
			<FieldSet legend={name} className="gap-3">
				<SwitchField<GoodsValues, `variants.${number}.isOffered`>
					name={`variants.${place}.isOffered`}
					label={t('variants.offered')}
					disabled={isLocked}
				/>
				{row.isOffered && fields}
			</FieldSet>
		</div>
	);
}

/** What a digital variant gives. */
function PlanFields({ place, isDays }: { readonly place: number; readonly isDays: boolean }) {
	const { t } = useTranslation('editing');
	return (
		<>
			<SelectField<GoodsValues, `variants.${number}.plan.kind`>
				name={`variants.${place}.plan.kind`}
				label={t('plan.kind')}
			>
				<option value="one_time">{t('plan.one_time')}</option>
				<option value="life_time">{t('plan.life_time')}</option>
				<option value="days">{t('plan.days')}</option>
			</SelectField>
			{isDays && <AmountField name={`variants.${place}.plan.days`} label={t('plan.length')} />}
			<div className="col-span-full">
				<SwitchField<GoodsValues, `variants.${number}.plan.isEmailed`>
					name={`variants.${place}.plan.isEmailed`}
					label={t('plan.isEmailed')}
				/>
			</div>
		</>
	);
}

/** The names of a variant's values, in the order of the options. */
const namesOf = (options: readonly OptionRow[], { values }: VariantRow) =>
	options.flatMap((option, i) => option.values.find(({ key }) => key === values[i])?.name ?? []);
