import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';

function Kept({ value: first, onValueChange, ...props }: QuantityStepperProps) {
	const [value, setValue] = useState(first);
	const change = (next: number) => {
		setValue(next);
		onValueChange(next);
	};
	return <QuantityStepper {...props} value={value} onValueChange={change} />;
}

const meta = {
	title: 'Components/Forms/QuantityStepper',
	component: QuantityStepper,
	args: { value: 2, max: 12, onValueChange: () => {} },
	render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { min: 1, max: 12, isDisabled: false, isPending: false } };

export const AtLeast: Story = { args: { value: 1 } };

export const AtMost: Story = { args: { value: 12 } };

export const OnlyOne: Story = { args: { value: 1, max: 1 } };

export const Pending: Story = { args: { isPending: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Million: Story = {
	args: { value: 1_000_000, max: undefined, formatValue: (value) => value.toLocaleString('en-US') },
};

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const toBurmese = (value: number) => String(value).replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));
const fromBurmese = (text: string) => Number(text.replace(/[၀-၉]/g, (digit) => String(BURMESE.indexOf(digit))));

export const Burmese: Story = {
	args: {
		value: 25,
		max: 99,
		formatValue: toBurmese,
		parseValue: fromBurmese,
		labels: { decrease: 'အရေအတွက် လျှော့မည်', increase: 'အရေအတွက် တိုးမည်', quantity: 'အရေအတွက်' },
	},
	render: (args) => (
		<div lang="my">
			<Kept {...args} />
		</div>
	),
};
