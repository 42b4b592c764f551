import { AddressFullRow } from '@zaylat/ui/address-fieldset';
import { Banner } from '@zaylat/ui/banner';
import { Button } from '@zaylat/ui/button';
import { BoundField } from '@zaylat/ui/form';
import { Input } from '@zaylat/ui/input';
import { SelectField } from '@zaylat/ui/select/form';
import { useWatch } from 'react-hook-form';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { AddressValues } from './address-values.ts';
import { usePlaceFields } from './use-place-fields.ts';

/** Where an address lies: by region and township in Myanmar, by postcode or from the province down in Thailand. */
export function PlaceFields() {
	const { t } = useTranslation('addresses');
	const country = useWatch<AddressValues, 'country'>({ name: 'country' });
	const places = usePlaceFields();
	const isThai = country === 'th';
	const required = { isRequired: true, requiredLabel: t('required') } as const;

	const postcode = (
		<BoundField<AddressValues, 'postcode'>
			name="postcode"
			label={t('postcode')}
			description={isThai ? t('postcodeFills') : undefined}
			{...(isThai && required)}
		>
			{({ onChange, value, ...bound }) => (
				<Input
					{...bound}
					value={value}
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={10}
					onChange={(event) => {
						onChange(event);
						places.typePostcode(event.target.value);
					}}
				/>
			)}
		</BoundField>
	);
	return (
		<>
			<AddressFullRow>
				<SelectField<AddressValues, 'country'>
					name="country"
					label={t('country')}
					onValueChange={places.chooseCountry}
					autoComplete="country"
				>
					<option value="mm">{t('countries.mm')}</option>
					<option value="th">{t('countries.th')}</option>
				</SelectField>
			</AddressFullRow>
			{places.isFailed && (
				<AddressFullRow>
					<Banner
						tone="critical"
						role="alert"
						action={
							<Button size="sm" variant="secondary" onClick={places.retry}>
								{t('tryAgain')}
							</Button>
						}
					>
						{t('placesFailed')}
					</Banner>
				</AddressFullRow>
			)}
			{isThai && postcode}
			<SelectField<AddressValues, 'region'>
				name="region"
				label={t(`region.${country}`)}
				placeholder={t('choose')}
				onValueChange={places.chooseRegion}
				{...required}
			>
				{places.regions.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<SelectField<AddressValues, 'township'>
				name="township"
				label={t(`township.${country}`)}
				placeholder={t('choose')}
				onValueChange={places.chooseTownship}
				{...required}
			>
				{places.townships.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			{isThai &&
				(places.isSubdistrictTyped ? (
					<WordsField<AddressValues, 'subdistrict'>
						name="subdistrict"
						label={t('subdistrict')}
						maxLength={60}
						{...required}
					/>
				) : (
					<SelectField<AddressValues, 'subdistrict'>
						name="subdistrict"
						label={t('subdistrict')}
						placeholder={t('choose')}
						onValueChange={places.chooseSubdistrict}
						{...required}
					>
						{places.subdistricts.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
				))}
			{!isThai && postcode}
		</>
	);
}
