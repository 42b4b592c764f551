import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { CheckboxField } from '../checkbox/form.tsx';
import { BoundFormErrorSummary } from '../form-error-summary/form.tsx';
import { InputField } from '../input/form.tsx';
import { RadioGroupField } from '../radio-group/form.tsx';
import { Radio } from '../radio-group/index.ts';
import { SelectField } from '../select/form.tsx';
import { TextareaField } from '../textarea/form.tsx';
import { Form, type FormProps, FormSubmit } from './index.ts';

interface DeliveryValues {
	name: string;
	region: string;
	way: string;
	delivery: string;
	terms: boolean;
}

const EMPTY: DeliveryValues = { name: '', region: '', way: '', delivery: '', terms: false };

/** What a field says while it is empty, in the order of the page. */
const MESSAGES: Readonly<Record<keyof DeliveryValues, string>> = {
	name: 'Type your name.',
	region: 'Choose a region.',
	way: 'Say how to find you.',
	delivery: 'Choose a delivery.',
	terms: 'Agree to the terms.',
};

const resolver: Resolver<DeliveryValues> = (values) => {
	const wrong = Object.entries(MESSAGES).filter(([name]) => !values[name as keyof DeliveryValues]);
	if (wrong.length === 0) return { values, errors: {} };
	const errors: FieldErrors<DeliveryValues> = Object.fromEntries(
		wrong.map(([name, message]) => [name, { type: 'required', message }]),
	);
	return { values: {}, errors };
};

/** A form as pages have them, for stories. */
export function DeliveryForm(props: Omit<FormProps<DeliveryValues>, 'form' | 'children'>) {
	const form = useForm<DeliveryValues>({ defaultValues: EMPTY, resolver });
	return (
		<Form {...props} form={form}>
			<BoundFormErrorSummary />
			<InputField name="name" label="Name" autoComplete="name" isRequired />
			<SelectField name="region" label="Region" placeholder="Choose a region" isRequired>
				<option value="yangon">Yangon</option>
				<option value="shan">Shan State</option>
			</SelectField>
			<TextareaField name="way" label="Way to your door" limit={200} isRequired />
			<RadioGroupField name="delivery" label="Delivery" isRequired>
				<Radio value="courier">Courier</Radio>
				<Radio value="post">Post office</Radio>
			</RadioGroupField>
			<CheckboxField name="terms" label="I agree to the terms" isRequired />
			<FormSubmit>Place order</FormSubmit>
		</Form>
	);
}
