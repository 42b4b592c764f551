import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { StockMeter } from './index.ts';
import { guide } from './stock-meter.guide.ts';

const meta = {
	title: 'Components/Commerce/StockMeter',
	component: StockMeter,
	args: { value: 82, label: 'Sold in this sale', text: '82% sold' },
	parameters: { guide },
	decorators: [phoneWide],
} satisfies Meta<typeof StockMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { max: 100, tone: 'accent', textSide: 'above' } };

export const FewLeft: Story = {
	args: { value: 3, max: 40, tone: 'warning', label: 'Stock', text: 'Only 3 left' },
};

export const Burmese: Story = {
	args: { label: 'ရောင်းပြီး', text: '၈၂ ရာခိုင်နှုန်း ရောင်းပြီးပါပြီ' },
	render: (args) => (
		<div lang="my">
			<StockMeter {...args} />
		</div>
	),
};

export const Combinations: Story = {
	decorators: [],
	render: () => (
		<Cross
			axes={{ tone: ['accent', 'warning', 'positive', 'neutral'] as const, textSide: ['below', 'above'] as const }}
			ugly={{
				nothing: <StockMeter value={0} label="Sold" text="0% sold" className="w-full" />,
				'one of a million': <StockMeter value={1} max={1_000_000} label="Sold" text="1 sold" className="w-full" />,
				all: <StockMeter value={100} label="Sold" text="Sold out" tone="neutral" className="w-full" />,
				'beyond all': <StockMeter value={140} label="Sold" text="More than 100% sold" className="w-full" />,
				'long Burmese': (
					<div lang="my" className="w-36 max-w-full">
						<StockMeter value={60} label="ကျန်" text="ဤအရောင်းပွဲတော်အတွင်းရာခိုင်နှုန်းခြောက်ဆယ်ရောင်းချပြီးစီးပါပြီ" />
					</div>
				),
			}}
		>
			{(values) => <StockMeter {...values} value={64} label="Sold" text="64% sold" className="w-full" />}
		</Cross>
	),
};
