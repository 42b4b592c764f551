import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { QuantityStepper, type QuantityStepperProps } from './index.ts';
import { guide } from './quantity-stepper.guide.ts';

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
	parameters: { guide },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { min: 1, max: 12, isDisabled: false, isPending: false } };

export const Pending: Story = { args: { isPending: true } };

export const Disabled: Story = { args: { isDisabled: true } };

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

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={220}
			axes={{ value: [1, 6, 12], isPending: [false, true], isDisabled: [false, true] }}
			ugly={{
				'only one': <Kept value={1} max={1} onValueChange={() => {}} />,
				'a million': (
					<Kept value={1_000_000} onValueChange={() => {}} formatValue={(value) => value.toLocaleString('en-US')} />
				),
				'Burmese, 99': (
					<span lang="my">
						<Kept
							value={99}
							max={99}
							onValueChange={() => {}}
							formatValue={toBurmese}
							parseValue={fromBurmese}
							labels={{ decrease: 'လျှော့မည်', increase: 'တိုးမည်', quantity: 'အရေအတွက်' }}
						/>
					</span>
				),
			}}
		>
			{({ value, isPending, isDisabled }) => (
				<Kept value={value} max={12} isPending={isPending} isDisabled={isDisabled} onValueChange={() => {}} />
			)}
		</Grid>
	),
};
