import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Button } from '../button/index.ts';
import { CheckboxField, CheckboxGroupField } from '../checkbox/form.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceCardField } from '../choice-card/form.tsx';
import { ChoiceCard } from '../choice-card/index.ts';
import { ComboboxField } from '../combobox/form.tsx';
import { BoundCouponField, type CouponValue } from '../coupon-field/form.tsx';
import { BoundDateField } from '../date-field/form.tsx';
import { type DateParts, noDate, toIsoDate } from '../date-field/index.ts';
import { FileUploadField } from '../file-upload/form.tsx';
import { BoundFormErrorSummary } from '../form-error-summary/form.tsx';
import { ImageUploadField } from '../image-upload/form.tsx';
import { InputField } from '../input/form.tsx';
import { MultiSelectField } from '../multi-select/form.tsx';
import { BoundNumberField } from '../number-field/form.tsx';
import type { NumberValue } from '../number-field/index.ts';
import { OtpField } from '../otp-input/form.tsx';
import { PasswordField } from '../password-input/form.tsx';
import { PhoneField } from '../phone-input/form.tsx';
import type { PhoneValue } from '../phone-input/index.ts';
import { SAMPLE_COUNTRIES } from '../phone-input/sample-countries.tsx';
import { QuantityField } from '../quantity-stepper/form.tsx';
import { RadioGroupField } from '../radio-group/form.tsx';
import { Radio } from '../radio-group/index.ts';
import { RangeSliderField } from '../range-slider/form.tsx';
import { SegmentedControlField } from '../segmented-control/form.tsx';
import { Segment } from '../segmented-control/index.ts';
import { SelectField } from '../select/form.tsx';
import { SliderField } from '../slider/form.tsx';
import { SwitchField } from '../switch/form.tsx';
import { TextareaField } from '../textarea/form.tsx';
import { Form, type FormProps, FormSubmit } from './index.ts';

interface Place {
	readonly id: string;
	readonly name: string;
}

/** A value of every kind of field. */
export interface SampleValues {
	name: string;
	note: string;
	password: string;
	code: string;
	weight: NumberValue;
	phone: PhoneValue;
	born: DateParts;
	region: string;
	township: Place | null;
	interests: readonly Place[];
	days: readonly string[];
	delivery: string;
	payment: string;
	view: string;
	distance: number;
	price: readonly [number, number];
	pieces: number;
	receipt: readonly File[];
	pictures: readonly File[];
	coupon: CouponValue;
	news: boolean;
	terms: boolean;
}

/** What a sample form begins with. */
export const SAMPLE_VALUES: SampleValues = {
	name: '',
	note: '',
	password: '',
	code: '',
	weight: null,
	phone: { country: 'mm', number: '' },
	born: noDate,
	region: '',
	township: null,
	interests: [],
	days: [],
	delivery: '',
	payment: '',
	view: 'grid',
	distance: 10,
	price: [0, 50],
	pieces: 1,
	receipt: [],
	pictures: [],
	coupon: { code: '', isApplied: false },
	news: false,
	terms: false,
};

const TOWNSHIPS: readonly Place[] = [
	{ id: 'kyauktada', name: 'Kyauktada' },
	{ id: 'hlaing', name: 'Hlaing' },
	{ id: 'pabedan', name: 'Pabedan' },
];

const INTERESTS: readonly Place[] = [
	{ id: 'tea', name: 'Tea' },
	{ id: 'lacquer', name: 'Lacquerware' },
	{ id: 'silk', name: 'Silk' },
];

/** What each field says while it is empty, in the order of the page. */
export const SAMPLE_RULES: {
	readonly [Name in keyof SampleValues]?: readonly [isKept: (values: SampleValues) => boolean, message: string];
} = {
	name: [({ name }) => name !== '', 'Type your name.'],
	note: [({ note }) => note !== '', 'Say how to find you.'],
	password: [({ password }) => password !== '', 'Choose a password.'],
	code: [({ code }) => code.length === 6, 'Type the 6 digits.'],
	weight: [({ weight }) => weight !== null && !Number.isNaN(weight), 'Type the weight.'],
	phone: [({ phone }) => phone.number !== '', 'Type your phone number.'],
	born: [({ born }) => toIsoDate(born) !== undefined, 'Type your birthday.'],
	region: [({ region }) => region !== '', 'Choose a region.'],
	township: [({ township }) => township !== null, 'Choose a township.'],
	interests: [({ interests }) => interests.length > 0, 'Choose what you like.'],
	days: [({ days }) => days.length > 0, 'Choose a day.'],
	delivery: [({ delivery }) => delivery !== '', 'Choose a delivery.'],
	payment: [({ payment }) => payment !== '', 'Choose how to pay.'],
	receipt: [({ receipt }) => receipt.length > 0, 'Add your receipt.'],
	pictures: [({ pictures }) => pictures.length > 0, 'Add a picture.'],
	terms: [({ terms }) => terms, 'Agree to the terms.'],
};

const resolver: Resolver<SampleValues> = (values) => {
	const broken = Object.entries(SAMPLE_RULES).filter(([, [isKept]]) => !isKept(values));
	if (broken.length === 0) return { values, errors: {} };
	const errors: FieldErrors<SampleValues> = Object.fromEntries(
		broken.map(([name, [, message]]) => [name, { type: 'required', message }]),
	);
	return { values: {}, errors };
};

/** Props of SampleForm: those of Form, but for the form. */
export type SampleFormProps = Omit<FormProps<SampleValues>, 'form' | 'children'>;

/** A form with every kind of field, for stories and tests. */
export function SampleForm(props: SampleFormProps) {
	const form = useForm<SampleValues>({ defaultValues: SAMPLE_VALUES, resolver });
	return (
		<Form {...props} form={form}>
			<BoundFormErrorSummary />
			<InputField name="name" label="Name" autoComplete="name" isRequired />
			<TextareaField name="note" label="Way to your door" limit={200} isRequired />
			<PasswordField name="password" label="Password" autoComplete="new-password" isRequired />
			<OtpField name="code" label="Code" description="We sent 6 digits to •• 3456." isRequired />
			<BoundNumberField name="weight" label="Weight in kg" suffix="kg" min={0} step={0.5} isRequired />
			<PhoneField name="phone" label="Phone" countries={SAMPLE_COUNTRIES} isRequired />
			<BoundDateField name="born" label="Birthday" description="For example 21 11 1990." isBirthday isRequired />
			<SelectField name="region" label="Region" placeholder="Choose a region" isRequired>
				<option value="yangon">Yangon</option>
				<option value="shan">Shan State</option>
			</SelectField>
			<ComboboxField
				name="township"
				label="Township"
				items={TOWNSHIPS}
				getItemKey={({ id }) => id}
				getItemText={({ name }) => name}
				isRequired
			/>
			<MultiSelectField
				name="interests"
				label="What you like"
				items={INTERESTS}
				getItemKey={({ id }) => id}
				getItemText={({ name }) => name}
				isRequired
			/>
			<CheckboxGroupField name="days" label="Days you are at home" isRequired>
				<Checkbox value="saturday">Saturday</Checkbox>
				<Checkbox value="sunday">Sunday</Checkbox>
			</CheckboxGroupField>
			<RadioGroupField name="delivery" label="Delivery" isRequired>
				<Radio value="courier">Courier</Radio>
				<Radio value="post">Post office</Radio>
			</RadioGroupField>
			<ChoiceCardField name="payment" label="Payment" isRequired>
				<ChoiceCard value="kbzpay" title="KBZPay" description="Confirm in the app" />
				<ChoiceCard value="cash" title="Cash" description="When it arrives" />
			</ChoiceCardField>
			<SegmentedControlField name="view" label="View">
				<Segment value="grid">Grid</Segment>
				<Segment value="list">List</Segment>
			</SegmentedControlField>
			<SliderField name="distance" label="Distance in km" min={0} max={50} />
			<RangeSliderField name="price" label="Price in thousand K" min={0} max={100} />
			<QuantityField name="pieces" label="Pieces" max={12} />
			<FileUploadField name="receipt" label="Receipt" isRequired />
			<ImageUploadField name="pictures" label="Pictures" isRequired />
			<BoundCouponField
				name="coupon"
				label="Coupon code"
				onApply={async (code) => ({
					isAccepted: code === 'TEA10',
					message: code === 'TEA10' ? '4,000 K off' : 'There is no such coupon.',
				})}
			/>
			<SwitchField name="news" label="Send me news" />
			<CheckboxField name="terms" label="I agree to the terms" isRequired />
			<div className="flex flex-wrap gap-3">
				<FormSubmit>Place order</FormSubmit>
				<Button type="reset" variant="ghost">
					Start over
				</Button>
			</div>
		</Form>
	);
}
