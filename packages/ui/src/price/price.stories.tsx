import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { Price, type PriceSize } from './index.ts';
import { guide } from './price.guide.ts';

const sale = { current: '18,500 K', previous: '24,000 K', discount: '−23%' } as const;
const burmese = {
	current: 'လက်ရှိဈေး',
	previous: 'ယခင်ဈေး',
	unavailable: 'ဝယ်ယူ၍မရနိုင်ပါ',
	onRequest: 'ဈေးနှုန်းမေးမြန်းရန်',
} as const;

const meta = {
	title: 'Components/Commerce/Price',
	component: Price,
	args: sale,
	parameters: { guide },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: {
		unit: '/ piece',
		points: 'Earn 18 points',
		size: 'lg',
		isOnSale: true,
		isUnavailable: false,
		isOnRequest: false,
		sentence: 'Now 18,500 kyat a piece, was 24,000 kyat, 23% off. Earns 18 points.',
	},
};

export const Unavailable: Story = { args: { isUnavailable: true } };

export const OnRequest: Story = { args: { current: '', isOnRequest: true } };

export const Burmese: Story = {
	args: {
		current: '၁,၀၀၀,၀၀၀ ကျပ်',
		previous: '၁,၂၅၀,၀၀၀ ကျပ်',
		discount: '−၂၀%',
		unit: '/ ခု',
		points: 'ရမှတ် ၁,၀၀၀ ရရှိမည်',
		labels: burmese,
	},
	render: (args) => (
		<div lang="my">
			<Price {...args} />
		</div>
	),
};

const states = {
	plain: { current: '18,500 K' },
	sale,
	'sale, no previous': { current: '18,500 K', isOnSale: true },
	'unit and points': { ...sale, unit: '/ piece', points: 'Earn 18 points' },
	unavailable: { ...sale, isUnavailable: true },
	'no amount': { current: '', isUnavailable: true },
	'on request': { current: '', isOnRequest: true },
} as const;

const inCard = (price: ReactNode, lang = 'en') => (
	<div lang={lang} className="w-36 max-w-full rounded-card border border-border bg-surface-raised p-3">
		{price}
	</div>
);

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{ size: ['sm', 'md', 'lg'] as const satisfies readonly PriceSize[], state: Object.keys(states) }}
			cell={240}
			ugly={{
				'0 K': <Price current="0 K" size="lg" />,
				'million in a card': inCard(<Price current="1,000,000 K" previous="1,250,000 K" discount="−20%" size="sm" />),
				'milliard in a card': inCard(<Price current="1,000,000,000 K" previous="1,250,000,000 K" size="sm" />),
				'Burmese digits': inCard(<Price current="၁,၀၀၀,၀၀၀ ကျပ်" unit="/ ကာဒါတစ်ဘူး" size="sm" labels={burmese} />, 'my'),
				'on request, Burmese': inCard(<Price current="" isOnRequest size="sm" labels={burmese} />, 'my'),
				baht: inCard(<Price current="฿10,000,000.00" previous="฿12,500,000.00" size="sm" />),
				'long points, Thai': inCard(
					<Price current="฿1,290" points="รับแต้มสะสมหนึ่งร้อยยี่สิบเก้าแต้มเมื่อสั่งซื้อ" size="sm" />,
					'th',
				),
				'ten million, large': <Price current="10,000,000 K" previous="12,500,000 K" size="lg" />,
			}}
		>
			{({ size, state }) => {
				const props = Object.entries(states).find(([name]) => name === state)?.[1] ?? states.plain;
				return <Price {...props} size={size} />;
			}}
		</Cross>
	),
};
