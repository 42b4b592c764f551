import { Fragment, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AutocompleteField } from '../autocomplete/form.tsx';
import { CheckboxField, CheckboxGroupField } from '../checkbox/form.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { ChoiceCardField } from '../choice-card/form.tsx';
import { ChoiceCard } from '../choice-card/index.ts';
import { ComboboxField } from '../combobox/form.tsx';
import { BoundDateField } from '../date-field/form.tsx';
import { noDate } from '../date-field/index.ts';
import { DatePickerField, DateRangePickerField } from '../date-picker/form.tsx';
import { FileUploadField } from '../file-upload/form.tsx';
import { ImageUploadField } from '../image-upload/form.tsx';
import { InputField } from '../input/form.tsx';
import { type ComponentLabels, LabelsProvider, labelsMy, labelsTh, labelsZh } from '../labels/index.ts';
import { MultiSelectField } from '../multi-select/form.tsx';
import { BoundNumberField } from '../number-field/form.tsx';
import { OtpField } from '../otp-input/form.tsx';
import { PasswordField } from '../password-input/form.tsx';
import { PhoneField } from '../phone-input/form.tsx';
import { SAMPLE_COUNTRIES } from '../phone-input/sample-countries.tsx';
import { QuantityField } from '../quantity-stepper/form.tsx';
import { RadioGroupField } from '../radio-group/form.tsx';
import { Radio } from '../radio-group/index.ts';
import { RangeSliderField } from '../range-slider/form.tsx';
import { RatingInputField } from '../rating-input/form.tsx';
import { SegmentedControlField } from '../segmented-control/form.tsx';
import { Segment } from '../segmented-control/index.ts';
import { SelectField } from '../select/form.tsx';
import { SliderField } from '../slider/form.tsx';
import { TextareaField } from '../textarea/form.tsx';
import { BoundTimeField } from '../time-field/form.tsx';
import { noTime } from '../time-field/index.ts';
import { Form } from './index.ts';

const list = { items: [], getItemKey: String, getItemText: String };

/** Each kind of bound field, with a value that says nothing, and the sentence that it then says. */
const KINDS: Readonly<
	Record<string, { readonly empty: unknown; readonly says: keyof typeof ENGLISH; readonly field: ReactNode }>
> = {
	autocomplete: {
		empty: '',
		says: 'fillIn',
		field: <AutocompleteField name="autocomplete" label="a" {...list} isRequired />,
	},
	blank: { empty: '  ', says: 'fillIn', field: <InputField name="blank" label="b" isRequired /> },
	input: { empty: '', says: 'fillIn', field: <InputField name="input" label="c" isRequired /> },
	textarea: { empty: '', says: 'fillIn', field: <TextareaField name="textarea" label="d" isRequired /> },
	password: { empty: '', says: 'fillIn', field: <PasswordField name="password" label="e" isRequired /> },
	otp: { empty: '', says: 'fillIn', field: <OtpField name="otp" label="f" isRequired /> },
	number: { empty: null, says: 'fillIn', field: <BoundNumberField name="number" label="g" isRequired /> },
	phone: {
		empty: { country: 'mm', number: '' },
		says: 'fillIn',
		field: <PhoneField name="phone" label="h" countries={SAMPLE_COUNTRIES} isRequired />,
	},
	date: { empty: { ...noDate, day: '1' }, says: 'fillIn', field: <BoundDateField name="date" label="i" isRequired /> },
	time: { empty: noTime, says: 'fillIn', field: <BoundTimeField name="time" label="j" isRequired /> },
	day: { empty: null, says: 'choose', field: <DatePickerField name="day" label="k" today="2026-11-28" isRequired /> },
	range: {
		empty: null,
		says: 'choose',
		field: <DateRangePickerField name="range" label="l" today="2026-11-28" isRequired />,
	},
	select: {
		empty: '',
		says: 'choose',
		field: (
			<SelectField name="select" label="m" placeholder="Choose" isRequired>
				<option value="a">A</option>
			</SelectField>
		),
	},
	combobox: { empty: null, says: 'choose', field: <ComboboxField name="combobox" label="n" {...list} isRequired /> },
	multiSelect: {
		empty: [],
		says: 'choose',
		field: <MultiSelectField name="multiSelect" label="o" {...list} isRequired />,
	},
	checkboxes: {
		empty: [],
		says: 'choose',
		field: (
			<CheckboxGroupField name="checkboxes" label="p" isRequired>
				<Checkbox value="a">A</Checkbox>
			</CheckboxGroupField>
		),
	},
	radios: {
		empty: '',
		says: 'choose',
		field: (
			<RadioGroupField name="radios" label="q" isRequired>
				<Radio value="a">A</Radio>
			</RadioGroupField>
		),
	},
	cards: {
		empty: '',
		says: 'choose',
		field: (
			<ChoiceCardField name="cards" label="r" isRequired>
				<ChoiceCard value="a" title="A" />
			</ChoiceCardField>
		),
	},
	segments: {
		empty: '',
		says: 'choose',
		field: (
			<SegmentedControlField name="segments" label="s" isRequired>
				<Segment value="a">A</Segment>
			</SegmentedControlField>
		),
	},
	rating: { empty: null, says: 'choose', field: <RatingInputField name="rating" label="t" isRequired /> },
	files: { empty: [], says: 'add', field: <FileUploadField name="files" label="u" isRequired /> },
	pictures: { empty: [], says: 'add', field: <ImageUploadField name="pictures" label="v" isRequired /> },
	terms: { empty: false, says: 'tick', field: <CheckboxField name="terms" label="w" isRequired /> },
};

/** Controls that always have a value. */
const NEVER_EMPTY = {
	slider: { empty: 0, field: <SliderField name="slider" label="x" isRequired /> },
	prices: { empty: [0, 1], field: <RangeSliderField name="prices" label="y" isRequired /> },
	pieces: { empty: 1, field: <QuantityField name="pieces" label="z" isRequired /> },
};

const ENGLISH = {
	required: 'required',
	fillIn: 'This field is required.',
	choose: 'Choose an answer.',
	tick: 'Check this box to continue.',
	add: 'Add a file.',
};

const ALL = { ...KINDS, ...NEVER_EMPTY };
const EMPTY = Object.fromEntries(Object.entries(ALL).map(([name, { empty }]) => [name, empty]));

interface SentFormProps {
	readonly labels?: ComponentLabels;
	readonly values?: Record<string, unknown>;
	readonly onSubmit: () => undefined;
}

function SentForm({ labels = {}, values = EMPTY, onSubmit }: SentFormProps) {
	const form = useForm({ defaultValues: values });
	return (
		<LabelsProvider labels={labels}>
			<Form form={form} onSubmit={onSubmit} aria-label="Form">
				{Object.entries(ALL).map(([name, { field }]) => (
					<Fragment key={name}>{field}</Fragment>
				))}
				<button type="submit">Send</button>
			</Form>
		</LabelsProvider>
	);
}

/** The check box brings its label and error itself. */
const fieldOf = (container: HTMLElement, name: string) =>
	container.querySelector(`[data-field="${name}"], [data-part="checkbox-box"]:has(> * [name="${name}"])`);

describe('a required field of each kind', () => {
	it.each([
		['English', {}, ENGLISH],
		['Burmese', labelsMy, labelsMy.boundField],
		['Thai', labelsTh, labelsTh.boundField],
		['Chinese', labelsZh, labelsZh.boundField],
	])('says in %s that it is empty, and stays unsent', async (_language, labels, words) => {
		const onSubmit = vi.fn(() => undefined);
		const screen = await render(<SentForm labels={labels} onSubmit={onSubmit} />);
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.poll(() => fieldOf(screen.container, 'input')?.textContent).toContain(words.fillIn);
		const silent = Object.entries(KINDS).filter(
			([name, { says }]) => !fieldOf(screen.container, name)?.textContent?.includes(words[says]),
		);
		expect(silent.map(([name]) => name)).toEqual([]);
		expect(fieldOf(screen.container, 'input')?.textContent).toContain(words.required);
		for (const name of Object.keys(NEVER_EMPTY))
			expect(fieldOf(screen.container, name)?.textContent).not.toContain(words.fillIn);
		expect(onSubmit).not.toHaveBeenCalled();
	});

	it('loses its error as soon as it is filled in', async () => {
		const screen = await render(<SentForm onSubmit={() => undefined} />);
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.poll(() => fieldOf(screen.container, 'input')?.textContent).toContain(ENGLISH.fillIn);
		await screen.getByRole('textbox', { name: 'c', exact: true }).fill('Hlaing');
		await expect.poll(() => fieldOf(screen.container, 'input')?.textContent).not.toContain(ENGLISH.fillIn);
	});

	it('is sent when all have a value', async () => {
		const file = new File([''], 'receipt.txt');
		const filled = {
			...Object.fromEntries(Object.keys(ALL).map((name) => [name, 'a'])),
			...{ number: 1, phone: { country: 'mm', number: '09 799 123 456' }, rating: 4, terms: true },
			...{ date: { day: '1', month: '2', year: '2026' }, time: { hour: '1', minute: '0', period: 'am' } },
			...{ day: '2026-11-28', range: { start: '2026-11-28', end: '2026-11-29' } },
			...{ multiSelect: ['a'], checkboxes: ['a'], files: [file], pictures: [file] },
			...{ slider: 0, prices: [0, 1], pieces: 1 },
		};
		const onSubmit = vi.fn(() => undefined);
		const screen = await render(<SentForm values={filled} onSubmit={onSubmit} />);
		await screen.getByRole('button', { name: 'Send' }).click();
		await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
	});
});
