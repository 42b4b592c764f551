import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Slider } from './index.ts';
import { guide } from './slider.guide.ts';

const meta = {
	title: 'Components/Forms/Slider',
	component: Slider,
	args: {
		'aria-label': 'Distance to the shop',
		defaultValue: 12,
		max: 50,
		formatValue: (value: number) => `${value} km`,
	},
	argTypes: { formatValue: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = {
	decorators: [phoneWide],
	args: { min: 0, step: 1, hasOutput: true, disabled: false },
};

export const InField: Story = {
	decorators: [phoneWide],
	render: (args) => (
		<Field label="ဆိုင်အကွာအဝေး" description="ဤအကွာအဝေးအတွင်းရှိ ဆိုင်များကိုသာ ပြပါမည်" lang="my">
			<Slider max={50} defaultValue={args.defaultValue} formatValue={(value) => `${value} ကီလိုမီတာ`} />
		</Field>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ defaultValue: [0, 33, 100], disabled: [false, true] }}
			ugly={{
				'no room to move': <Slider aria-label="One value" min={5} max={5} className="w-full" />,
				'long value': (
					<div lang="my" className="w-full">
						<Slider aria-label="Long" defaultValue={80} formatValue={() => 'ကျပ်ငွေတစ်သန်းတိတိနှင့်အထက်အားလုံးပါဝင်သည်'} />
					</div>
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<Slider aria-label="From the right" defaultValue={20} />
					</div>
				),
			}}
			cell={200}
		>
			{(props) => <Slider aria-label={JSON.stringify(props)} {...props} className="w-full" />}
		</Grid>
	),
};
