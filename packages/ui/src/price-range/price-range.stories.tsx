import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { PriceRange } from './index.ts';
import { guide } from './price-range.guide.ts';

const meta = {
	title: 'Components/Commerce/PriceRange',
	component: PriceRange,
	args: { from: '12,000 K', to: '18,500 K' },
	parameters: { guide },
} satisfies Meta<typeof PriceRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { unit: '/ piece', isOnSale: true, size: 'lg' } };

export const Burmese: Story = {
	args: { from: '၁၂,၀၀၀ ကျပ်', to: '၁၈,၅၀၀ ကျပ်', unit: '/ ခု', labels: { from: 'အနည်းဆုံး', to: 'မှ' } },
	render: (args) => (
		<div lang="my">
			<PriceRange {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ size: ['sm', 'md', 'lg'] as const, isOnSale: [false, true], hasUnit: [false, true] }}
			cell={240}
			ugly={{
				'one amount': <PriceRange from="12,000 K" to="12,000 K" />,
				'0 K': <PriceRange from="0 K" to="1,000,000 K" />,
				'in a card of the narrowest phone': (
					<div className="w-36 max-w-full rounded-card border border-border bg-surface-raised p-3">
						<PriceRange from="1,000,000 K" to="1,000,000,000 K" size="sm" unit="/ piece" />
					</div>
				),
			}}
		>
			{({ hasUnit, ...values }) => <PriceRange {...meta.args} {...values} unit={hasUnit ? '/ piece' : undefined} />}
		</Cross>
	),
};
