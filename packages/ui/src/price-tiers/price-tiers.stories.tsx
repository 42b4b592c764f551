import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { type PriceTier, PriceTiers } from './index.ts';
import { guide } from './price-tiers.guide.ts';

const three: readonly PriceTier[] = [
	{ from: 1, range: '1–11', price: '18,500 K' },
	{ from: 12, range: '12–49', price: '15,900 K' },
	{ from: 50, range: '50+', price: '13,400 K' },
];

const five: readonly PriceTier[] = [
	{ from: 1, range: '1–11', price: '18,500 K' },
	{ from: 12, range: '12–49', price: '15,900 K', saving: '−14%' },
	{ from: 50, range: '50–99', price: '13,400 K', saving: '−27%' },
	{ from: 100, range: '100–999', price: '12,100 K', saving: '−34%' },
	{ from: 1000, range: '1,000+', price: '11,000 K', saving: '−40%' },
];

const burmese: readonly PriceTier[] = [
	{ from: 1, range: '၁–၁၁ ခု', price: '၁၈,၅၀၀ ကျပ်' },
	{ from: 12, range: '၁၂–၄၉ ခု', price: '၁၅,၉၀၀ ကျပ်' },
	{ from: 50, range: '၅၀ ခုနှင့်အထက်', price: '၁၃,၄၀၀ ကျပ်' },
];

const meta = {
	title: 'Components/Commerce/PriceTiers',
	component: PriceTiers,
	args: { tiers: three, quantity: 7, caption: 'Price by quantity', hint: 'Add 5 more for 15,900 K each' },
	parameters: { guide },
} satisfies Meta<typeof PriceTiers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tiers: five, quantity: 60, hint: 'Add 40 more for 12,100 K each' } };

export const LastStep: Story = { args: { quantity: 80, hint: undefined } };

export const Burmese: Story = {
	args: {
		tiers: burmese,
		quantity: 12,
		caption: 'အရေအတွက်အလိုက် ဈေးနှုန်း',
		hint: '၃၈ ခု ထပ်ယူလျှင် တစ်ခု ၁၃,၄၀၀ ကျပ်',
		labels: { quantity: 'အရေအတွက်', price: 'တစ်ခုဈေး', current: 'သင့်ဈေး' },
	},
	render: (args) => (
		<div lang="my" className="max-w-96">
			<PriceTiers {...args} />
		</div>
	),
};

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ quantity: [1, 12, 50] }}
			cell={320}
			ugly={{
				'below the first step': (
					<PriceTiers {...meta.args} className="w-full" quantity={0} hint="Take 12 at least" tiers={three.slice(1)} />
				),
				'five steps': <PriceTiers {...meta.args} className="w-full" tiers={five} quantity={100} hint={undefined} />,
				'320 px, Burmese': (
					<div lang="my" className="w-72 max-w-full">
						<PriceTiers {...meta.args} tiers={burmese} caption="အရေအတွက်အလိုက် ဈေးနှုန်း" hint="၅ ခု ထပ်ယူလျှင် တစ်ခု ၁၅,၉၀၀ ကျပ်" />
					</div>
				),
				'a million': (
					<div className="w-72 max-w-full">
						<PriceTiers
							{...meta.args}
							tiers={three.map((tier) => ({ ...tier, price: '1,000,000 K', saving: '−5%' }))}
						/>
					</div>
				),
			}}
		>
			{(values) => <PriceTiers {...meta.args} {...values} className="w-full" />}
		</Cross>
	),
};
