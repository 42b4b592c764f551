import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldSet } from '../field-set/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { type Range, RangeSlider } from './index.ts';
import { guide } from './range-slider.guide.ts';

const kyat = (value: number) => `${value.toLocaleString('en-US')} K`;

const meta = {
	title: 'Components/Forms/RangeSlider',
	component: RangeSlider,
	args: {
		'aria-label': 'Price',
		max: 1_000_000,
		step: 10_000,
		minGap: 10_000,
		defaultValue: [150_000, 620_000],
		formatValue: kyat,
	},
	argTypes: { formatValue: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [phoneWide] };

export const Playground: Story = { decorators: [phoneWide], args: { min: 0, hasOutput: true, disabled: false } };

const BURMESE = '၀၁၂၃၄၅၆၇၈၉';
const toBurmese = (value: number) =>
	`${value.toLocaleString('en-US')} ကျပ်`.replace(/\d/g, (digit) => BURMESE.charAt(Number(digit)));

export const InFieldSet: Story = {
	decorators: [phoneWide],
	args: { labels: { start: 'အနည်းဆုံး', end: 'အများဆုံး' }, formatValue: toBurmese },
	render: ({ 'aria-label': _named, ...args }) => (
		<FieldSet legend="ဈေးနှုန်း" lang="my">
			<RangeSlider {...args} />
		</FieldSet>
	),
};

const RANGES: readonly Range[] = [
	[0, 100],
	[30, 70],
	[50, 50],
	[100, 100],
];

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ defaultValue: RANGES, disabled: [false, true] }}
			ugly={{
				'huge numbers, 160 px': (
					<RangeSlider aria-label="Huge" max={1_000_000_000} formatValue={kyat} className="w-40" />
				),
				'right to left': (
					<div dir="rtl" className="w-full">
						<RangeSlider aria-label="From the right" defaultValue={[10, 40]} />
					</div>
				),
			}}
			cell={240}
		>
			{(props) => <RangeSlider aria-label={JSON.stringify(props)} {...props} className="w-full" />}
		</Grid>
	),
};
