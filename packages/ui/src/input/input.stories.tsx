import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Input } from './index.ts';
import { guide } from './input.guide.ts';

const meta = {
	title: 'Components/Forms/Input',
	component: Input,
	args: { 'aria-label': 'Email', placeholder: 'name@example.com' },
	argTypes: { prefix: { control: false }, suffix: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { size: 'md', isInvalid: false, disabled: false, readOnly: false },
};

export const Invalid: Story = { decorators: [phoneWide], args: { isInvalid: true, defaultValue: 'khin@example' } };

export const Disabled: Story = { decorators: [phoneWide], args: { disabled: true, defaultValue: 'khin@example.com' } };

export const ReadOnly: Story = {
	decorators: [phoneWide],
	args: { readOnly: true, defaultValue: 'ZL12345678', 'aria-label': 'Order code' },
};

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={220}
			axes={{
				size: ['sm', 'md', 'lg'] as const,
				isInvalid: [false, true],
				state: ['empty', 'filled', 'read-only', 'disabled'] as const,
			}}
			ugly={{
				'icon before': <Input aria-label="Email" prefix={<Mail aria-hidden="true" />} placeholder="name@example.com" />,
				'unit after': <Input aria-label="Weight" suffix="kg" defaultValue="1,000,000" inputMode="decimal" />,
				'long Burmese': <Input lang="my" aria-label="လိပ်စာ" defaultValue="အမှတ်၁၂၃ဗိုလ်ချုပ်အောင်ဆန်းလမ်းပန်းဘဲတန်းမြို့နယ်ရန်ကုန်မြို့" />,
				'Thai without spaces': (
					<Input lang="th" aria-label="ที่อยู่" defaultValue="ถนนพหลโยธินแขวงจตุจักรเขตจตุจักรกรุงเทพมหานคร" />
				),
			}}
		>
			{({ size, isInvalid, state }) => (
				<Input
					aria-label="Email"
					size={size}
					isInvalid={isInvalid}
					placeholder="name@example.com"
					defaultValue={state === 'empty' ? '' : 'khin@example.com'}
					readOnly={state === 'read-only'}
					disabled={state === 'disabled'}
				/>
			)}
		</Grid>
	),
};
