import type { Address, AddressInput } from '@zaylat/api-client/contract';
import type { AddressProblem } from '@zaylat/domain/addresses';
import { AddressFieldset, AddressFullRow } from '@zaylat/ui/address-fieldset';
import { Button } from '@zaylat/ui/button';
import { Form, type FormErrors, FormSubmit } from '@zaylat/ui/form';
import { BoundFormErrorSummary } from '@zaylat/ui/form-error-summary/form';
import { PhoneField } from '@zaylat/ui/phone-input/form';
import { useEffect, useEffectEvent } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useAppContext } from '../../../core/context/app-context.ts';
import { useKeptForm } from '../../../core/forms/use-kept-form.ts';
import { WordsField } from '../../../core/forms/words-field.tsx';
import { FlagPicture, flagPath } from '../../../core/preferences/flag-picture.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import {
	type AddressValues,
	addressFieldProblems,
	addressFormName,
	addressValues,
	type TypedAddress,
	toAddressInput,
	typedAddress,
} from './address-values.ts';
import { PHONE_CODES } from './phone-codes.ts';
import { PlaceFields } from './place-fields.tsx';
import { usePrefill } from './use-prefill.ts';

/** Props of {@link AddressForm}. */
export interface AddressFormProps {
	/** The address that is changed; a new one when left out. */
	readonly kept?: (AddressInput & Partial<Pick<Address, 'id'>>) | undefined;
	/** Name under which the tab keeps what is typed; that of the address unless given. */
	readonly keptAs?: string | undefined;
	/** Whether a name of the address is asked for. Default true. */
	readonly isNamed?: boolean | undefined;
	/** Keeps what was filled in. What it answers is shown at the fields. */
	readonly onSave: (address: AddressInput) => Promise<FormErrors | undefined>;
	/** Ends without keeping anything; without it there is no such button. */
	readonly onCancel?: (() => void) | undefined;
	/** On the button that sends; "Save address" when left out. */
	readonly submitLabel?: string | undefined;
	/** Id of the form element, for a button outside the form that submits it. */
	readonly id?: string | undefined;
	/** Called with what is filled in, at first and after each change; with undefined when the form goes away. */
	readonly onType?: ((typed: TypedAddress | undefined) => void) | undefined;
}

/** An address of Myanmar or Thailand to fill in (Specification §3, §5). Texts: area `addresses`. */
export function AddressForm({
	kept,
	keptAs,
	isNamed = true,
	onSave,
	onCancel,
	submitLabel,
	id,
	onType,
}: AddressFormProps) {
	const { t } = useTranslation('addresses');
	const { edition } = useAppContext();
	const words = (field: string, problem: AddressProblem | string) =>
		t(PROBLEMS.has(problem) ? `problems.${problem as AddressProblem}` : 'problems.missing', { field });
	const names: Readonly<Record<keyof AddressValues, string>> = {
		...{ label: t('label'), recipient: t('recipient'), phone: t('phone'), country: t('country') },
		...{ region: t('region.mm'), township: t('township.mm'), subdistrict: t('subdistrict') },
		...{ postcode: t('postcode'), homeNo: t('homeNo'), street: t('street'), landmark: t('landmark') },
	};
	const resolver: Resolver<AddressValues> = (values) => {
		const problems = Object.entries(addressFieldProblems(values));
		if (problems.length === 0) return { values, errors: {} };
		const errors: FieldErrors<AddressValues> = Object.fromEntries(
			problems.map(([field, problem]) => [field, { type: problem, message: words(nameOf(names, field), problem) }]),
		);
		return { values: {}, errors };
	};
	const form = useForm<AddressValues>({ defaultValues: addressValues(edition, kept), resolver });
	const { forget } = useKeptForm(form, keptAs ?? addressFormName(edition, kept?.id));
	usePrefill(form, kept === undefined);
	const report = useEffectEvent((values: AddressValues | undefined) =>
		onType?.(values && typedAddress(values, form.formState.defaultValues)),
	);
	useEffect(() => {
		report(form.getValues());
		const stop = form.subscribe({ formState: { values: true }, callback: ({ values }) => report(values) });
		return () => {
			stop();
			report(undefined);
		};
	}, [form]);
	const { submitCount } = form.formState;
	useEffect(() => {
		if (submitCount === 0) return;
		// The summary of what is wrong has moved the field down that has the focus, perhaps below a bar of the page.
		const { activeElement } = document;
		if (activeElement?.getAttribute('aria-invalid') === 'true') activeElement.scrollIntoView({ block: 'center' });
	}, [submitCount]);
	const country = useWatch({ control: form.control, name: 'country' });
	const required = { isRequired: true, requiredLabel: t('required') } as const;

	return (
		<Form
			id={id}
			form={form}
			labels={{ failed: t('failed') }}
			onSubmit={async (values) => {
				const errors = await onSave(toAddressInput(values));
				if (errors === undefined) forget();
				if (errors?.fieldErrors === undefined) return errors;
				const fields = Object.entries(errors.fieldErrors);
				return {
					...errors,
					fieldErrors: Object.fromEntries(
						fields.map(([field, problem]) => [field, words(nameOf(names, field), problem)]),
					),
				};
			}}
		>
			<BoundFormErrorSummary labels={{ heading: () => t('summary') }} />
			<AddressFieldset legend={t(kept ? 'change' : 'new')}>
				<WordsField<AddressValues, 'recipient'>
					name="recipient"
					label={names.recipient}
					autoComplete="name"
					{...required}
				/>
				<PhoneField<AddressValues, 'phone'>
					name="phone"
					label={names.phone}
					countries={PHONE_CODES.map(({ country, ...code }) => ({
						...code,
						name: t(`countries.${country}`),
						flag: <FlagPicture src={flagPath(country)} />,
					}))}
					labels={{ country: t('phoneCountry') }}
					{...required}
				/>
				<PlaceFields />
				<WordsField<AddressValues, 'homeNo'>
					name="homeNo"
					label={names.homeNo}
					autoComplete="address-line1"
					{...required}
				/>
				{/* In Myanmar nothing would be beside it. */}
				<div className={country === 'mm' ? 'col-span-full' : 'contents'}>
					<WordsField<AddressValues, 'street'>
						name="street"
						label={names.street}
						autoComplete="address-line2"
						{...required}
					/>
				</div>
				<AddressFullRow>
					<WordsField<AddressValues, 'landmark'>
						name="landmark"
						label={names.landmark}
						description={t('landmarkHelp')}
						autoComplete="off"
					/>
				</AddressFullRow>
				{isNamed && (
					<AddressFullRow>
						<WordsField<AddressValues, 'label'>
							name="label"
							label={names.label}
							description={t('labelHelp')}
							autoComplete="off"
						/>
					</AddressFullRow>
				)}
			</AddressFieldset>
			<div className="flex flex-wrap gap-3">
				<FormSubmit size="lg" loadingLabel={t('saving')}>
					{submitLabel ?? t('save')}
				</FormSubmit>
				{onCancel && (
					<Button
						size="lg"
						variant="ghost"
						onClick={() => {
							forget();
							onCancel();
						}}
					>
						{t('cancel')}
					</Button>
				)}
			</div>
		</Form>
	);
}

const PROBLEMS: ReadonlySet<string> = new Set<AddressProblem>([
	'missing',
	'too_long',
	'postcode_malformed',
	'phone_malformed',
]);

const nameOf = (names: Readonly<Record<string, string>>, field: string) => names[field] ?? field;
