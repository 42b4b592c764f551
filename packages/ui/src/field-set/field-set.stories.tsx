import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Radio, RadioGroup } from '../radio-group/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './field-set.guide.ts';
import { FieldSet } from './index.ts';

const choices = (name: string, texts: readonly string[]) => (
	<RadioGroup name={name} defaultValue={texts[0] ?? ''}>
		{texts.map((text) => (
			<Radio key={text} value={text}>
				{text}
			</Radio>
		))}
	</RadioGroup>
);

const SERVICES = ['Standard, 2–3 days, 2,500 K', 'Express, tomorrow, 5,000 K'];

const meta = {
	title: 'Components/Forms/FieldSet',
	component: FieldSet,
	args: { legend: 'Delivery', children: choices('delivery', SERVICES) },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof FieldSet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	args: {
		description: 'Two services go to Hlaing, Yangon.',
		error: '',
		isRequired: true,
		requiredLabel: 'required',
		disabled: false,
	},
	decorators: [phoneWide],
};

export const WithError: Story = {
	args: {
		isRequired: true,
		description: 'Two services go to Hlaing, Yangon.',
		error: 'Choose a delivery service.',
	},
	decorators: [phoneWide],
};

export const AroundFields: Story = {
	args: {
		legend: 'Address',
		children: (
			<>
				<Field label="Home number">
					<Input autoComplete="address-line1" />
				</Field>
				<Field label="Street">
					<Input autoComplete="address-line2" />
				</Field>
			</>
		),
	},
	decorators: [phoneWide],
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={260}
			axes={{
				isRequired: [false, true],
				description: ['', 'Two services go there.'],
				error: ['', 'Choose a service.'],
			}}
			ugly={{
				'long Burmese': (
					<div lang="my">
						<FieldSet
							legend="ပစ္စည်းပို့ဆောင်ပေးမည့်ဝန်ဆောင်မှုအမျိုးအစား"
							isRequired
							requiredLabel="ရွေးရန်လိုအပ်သည်"
							error="ပို့ဆောင်ရေးဝန်ဆောင်မှုတစ်ခုကို ရွေးချယ်ပါ"
						>
							{choices('my', ['ပုံမှန်ပို့ဆောင်ရေးရက်နှစ်ရက်မှသုံးရက်အတွင်း', 'အမြန်'])}
						</FieldSet>
					</div>
				),
				'Thai without spaces': (
					<div lang="th">
						<FieldSet legend="เลือกบริการจัดส่งที่ต้องการสำหรับที่อยู่นี้" description="มีสองบริการให้เลือก">
							{choices('th', ['จัดส่งแบบมาตรฐานภายในสองถึงสามวันทำการ'])}
						</FieldSet>
					</div>
				),
				disabled: (
					<FieldSet legend="Delivery" disabled>
						{choices('disabled', SERVICES)}
					</FieldSet>
				),
				'nothing inside': <FieldSet legend="Delivery" description="No service goes there." />,
			}}
		>
			{({ isRequired, description, error }) => (
				<FieldSet legend="Delivery" isRequired={isRequired} description={description} error={error}>
					{choices(`${isRequired}-${description}-${error}`, SERVICES)}
				</FieldSet>
			)}
		</Grid>
	),
};
