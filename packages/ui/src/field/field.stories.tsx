import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../input/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { guide } from './field.guide.ts';
import { Field } from './index.ts';

const meta = {
	title: 'Components/Forms/Field',
	component: Field,
	args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
	argTypes: { children: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { description: 'Your receipt goes there.', error: '', isRequired: true, requiredLabel: 'required' },
};

export const WithError: Story = {
	decorators: [phoneWide],
	args: {
		error: 'Type your email correctly, for example name@example.com.',
		children: <Input type="email" defaultValue="khin@example" />,
	},
};

export const WithDescriptionAndError: Story = {
	decorators: [phoneWide],
	args: { ...WithError.args, isRequired: true, description: 'We send the digital code to this address.' },
};

export const Burmese: Story = {
	decorators: [phoneWide],
	args: {
		label: 'အီးမေးလ်',
		requiredLabel: 'ဖြည့်ရန်လိုအပ်သည်',
		isRequired: true,
		description: 'ဒစ်ဂျစ်တယ်ကုဒ်ကို ဤလိပ်စာသို့ ပို့ပေးပါမည်။',
		error: 'အီးမေးလ်လိပ်စာကို မှန်ကန်စွာရိုက်ထည့်ပါ၊ ဥပမာ name@example.com',
	},
	render: (args) => (
		<div lang="my">
			<Field {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={240}
			axes={{
				isRequired: [false, true],
				description: ['', 'We send the code to it.'],
				error: ['', 'Type your email correctly.'],
			}}
			ugly={{
				'Thai without spaces': (
					<Field
						lang="th"
						label="หมายเลขโทรศัพท์มือถือที่ใช้ลงทะเบียน"
						requiredLabel="จำเป็นต้องกรอก"
						isRequired
						error="หมายเลขโทรศัพท์ไม่ถูกต้องกรุณาตรวจสอบแล้วกรอกใหม่อีกครั้ง"
					>
						<Input type="tel" prefix="+66" defaultValue="812" />
					</Field>
				),
				'unbreakable Burmese': (
					<Field lang="my" label="ပစ္စည်းလက်ခံမည့်သူ၏အမည်အပြည့်အစုံ" isRequired requiredLabel="ဖြည့်ရန်လိုအပ်သည်">
						<Input />
					</Field>
				),
				'out of use': (
					<Field label="Email" description="It cannot be changed here.">
						<Input defaultValue="khin@example.com" disabled />
					</Field>
				),
			}}
		>
			{({ isRequired, description, error }) => (
				<Field label="Email" isRequired={isRequired} description={description} error={error}>
					<Input type="email" />
				</Field>
			)}
		</Grid>
	),
};
