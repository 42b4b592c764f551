import type { Meta, StoryObj } from '@storybook/react-vite';
import { Input } from '../input/index.ts';
import { phoneWide } from '../testing/decorators.tsx';
import { Field } from './index.ts';

const meta = {
	title: 'Components/Forms/Field',
	component: Field,
	args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
	argTypes: { children: { control: false } },
	decorators: [phoneWide],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { description: 'Your receipt goes there.', error: '', isRequired: true, requiredLabel: 'required' },
};

export const WithDescription: Story = { args: { description: 'We send the digital code to this address.' } };

export const Required: Story = { args: { isRequired: true } };

export const WithError: Story = {
	args: {
		error: 'Type your email correctly, for example name@example.com.',
		children: <Input type="email" defaultValue="khin@example" />,
	},
};

export const WithDescriptionAndError: Story = {
	args: { ...WithError.args, isRequired: true, description: 'We send the digital code to this address.' },
};

export const Disabled: Story = { args: { children: <Input defaultValue="khin@example.com" disabled /> } };

export const Burmese: Story = {
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

export const ThaiOnANarrowScreen: Story = {
	args: {
		label: 'หมายเลขโทรศัพท์มือถือที่ใช้ลงทะเบียน',
		requiredLabel: 'จำเป็นต้องกรอก',
		isRequired: true,
		error: 'หมายเลขโทรศัพท์ไม่ถูกต้อง กรุณาตรวจสอบแล้วกรอกใหม่อีกครั้ง',
		children: <Input type="tel" prefix="+66" defaultValue="812" />,
	},
	render: (args) => (
		<div lang="th" className="w-72">
			<Field {...args} />
		</div>
	),
};
