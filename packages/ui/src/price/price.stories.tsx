import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price, type PriceProps } from './index.ts';

const meta = {
	title: 'Components/Display/Price',
	component: Price,
	args: { current: '18,500 K' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const sale = { current: '18,500 K', previous: '24,000 K', discount: '−23%' } as const;
const burmese = { current: 'လက်ရှိဈေး', previous: 'ယခင်ဈေး', unavailable: 'ဝယ်ယူ၍မရနိုင်ပါ' } as const;

export const Default: Story = {};

export const Playground: Story = { args: { ...sale, size: 'md', isUnavailable: false } };

export const OnSale: Story = { args: sale };

export const OnSaleWithoutPrevious: Story = { args: { current: '18,500 K', isOnSale: true } };

export const Small: Story = { args: { ...sale, size: 'sm' } };

export const Large: Story = { args: { ...sale, size: 'lg' } };

export const Unavailable: Story = { args: { ...sale, isUnavailable: true } };

export const UnavailableWithoutAmount: Story = { args: { current: '', isUnavailable: true } };

export const Zero: Story = { args: { current: '0 K', size: 'lg' } };

export const BurmeseDigits: Story = {
	args: { current: '၁,၀၀၀,၀၀၀ ကျပ်', previous: '၁,၂၅၀,၀၀၀ ကျပ်', discount: '−၂၀%', labels: burmese },
	render: (args) => (
		<div lang="my">
			<Price {...args} />
		</div>
	),
};

export const Baht: Story = { args: { current: '฿1,000,000.00', previous: '฿1,250,000.00', discount: '−20%' } };

const longest: PriceProps[] = [
	{ current: '1,000,000 K', previous: '1,250,000 K', discount: '−20%', size: 'sm' },
	{ current: '1,000,000,000 K', previous: '1,250,000,000 K', discount: '−20%', size: 'sm' },
	{ current: '၁,၀၀၀,၀၀၀ ကျပ်', size: 'sm' },
	{ current: '฿10,000,000.00', previous: '฿12,500,000.00', size: 'sm' },
];

/** Two cards beside each other on the narrowest phone: an amount gets smaller before it would wrap. */
export const LongAmountsAt320: Story = {
	render: () => (
		<div className="grid w-80 grid-cols-2 gap-2.5 bg-surface px-3.5 py-3">
			{longest.map((price) => (
				<div key={price.current} className="rounded-card border border-border bg-surface-raised p-3">
					<Price {...price} />
				</div>
			))}
			<div className="col-span-2 rounded-card border border-border bg-surface-raised p-3">
				<Price current="1,000,000,000,000.00 K" previous="1,250,000,000,000.00 K" discount="−20%" size="lg" />
			</div>
		</div>
	),
};
