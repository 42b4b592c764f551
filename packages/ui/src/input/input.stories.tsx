import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { phoneWide } from '../testing/decorators.tsx';
import { Input } from './index.ts';

const meta = {
	title: 'Components/Forms/Input',
	component: Input,
	args: { 'aria-label': 'Email', placeholder: 'name@example.com' },
	argTypes: { prefix: { control: false }, suffix: { control: false } },
	decorators: [phoneWide],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'md', isInvalid: false, disabled: false, readOnly: false } };

export const Filled: Story = { args: { defaultValue: 'khin@example.com' } };

export const Small: Story = { args: { size: 'sm' } };

export const Large: Story = { args: { size: 'lg' } };

export const Invalid: Story = { args: { isInvalid: true, defaultValue: 'khin@example' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'khin@example.com' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ZL12345678', 'aria-label': 'Order code' } };

export const WithPrefix: Story = { args: { prefix: <Mail aria-hidden="true" /> } };

export const WithSuffix: Story = {
	args: { 'aria-label': 'Weight', suffix: 'kg', defaultValue: '2.5', placeholder: '' },
};

export const LongBurmese: Story = {
	args: { 'aria-label': 'လိပ်စာ', defaultValue: 'အမှတ် ၁၂၃၊ ဗိုလ်ချုပ်အောင်ဆန်းလမ်း၊ ပန်းဘဲတန်းမြို့နယ်၊ ရန်ကုန်မြို့' },
	render: (args) => (
		<div lang="my">
			<Input {...args} />
		</div>
	),
};
