import { LOCAL_COUNTRIES } from '@zaylat/domain/countries';
import { Button } from '@zaylat/ui/button';
import { Field } from '@zaylat/ui/field';
import { Input } from '@zaylat/ui/input';
import { Select } from '@zaylat/ui/select';
import { usePreferences } from '../../../core/context/app-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useFormAddress } from '../../addresses/use-form-address.ts';
import { CALCULATOR_PATH, type ParcelField, type ParcelSearch } from '../parcel-search.ts';
import { placeCountryOf } from '../place-value.ts';
import { type CountryRegions, useRegions } from './use-regions.ts';

/** Where a parcel goes and how heavy it is. */
export function CalculatorForm({ search: { fields, wrong } }: { readonly search: ParcelSearch }) {
	const { t } = useTranslation('tools');
	const { language } = usePreferences();
	const countries = useRegions();
	const submit = useFormAddress(CALCULATOR_PATH);
	const errorOf = (field: ParcelField, text: string) => (wrong.includes(field) ? text : undefined);
	return (
		<form
			aria-label={t('calculator.form')}
			action={CALCULATOR_PATH}
			onSubmit={submit}
			noValidate
			className="grid items-start gap-4 rounded-card border border-border bg-surface-raised p-4 tablet:grid-cols-2 desk:grid-cols-1"
		>
			<Field label={t('calculator.from')} error={errorOf('from', t('calculator.placeUnknown'))}>
				<Select name="from" defaultValue={fields.from} placeholder={t('calculator.choose')}>
					<Regions countries={countries} />
				</Select>
			</Field>
			<Field label={t('calculator.to')} error={errorOf('to', t('calculator.placeUnknown'))}>
				<Select name="to" defaultValue={fields.to} placeholder={t('calculator.choose')}>
					<Regions countries={countries} />
					<optgroup label={t('calculator.abroad')}>
						{LOCAL_COUNTRIES.filter(({ value }) => placeCountryOf(value) === undefined).map(({ value, name }) => (
							<option key={value} value={value}>
								{name[language]}
							</option>
						))}
					</optgroup>
				</Select>
			</Field>
			<Field label={t('calculator.weight')} error={errorOf('kg', t('calculator.weightInvalid'))}>
				<Input
					name="kg"
					defaultValue={fields.kg}
					inputMode="decimal"
					autoComplete="off"
					maxLength={8}
					suffix={t('calculator.kilograms')}
				/>
			</Field>
			<Button type="submit" className="justify-self-start tablet:self-end">
				{t('calculator.submit')}
			</Button>
		</form>
	);
}

function Regions({ countries }: { readonly countries: readonly CountryRegions[] }) {
	return countries.map(({ country, name, regions }) => (
		<optgroup key={country} label={name}>
			{regions.map((region) => (
				<option key={region.id} value={region.id}>
					{region.name}
				</option>
			))}
		</optgroup>
	));
}
