import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './badge.guide.ts';
import { Badge } from './index.ts';

const meta = {
	title: 'Components/Content/Badge',
	component: Badge,
	args: { children: 'Pre-order' },
	parameters: { guide },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { tone: 'accent' } };

export const Playground: Story = { args: { tone: 'neutral', size: 'sm' } };

export const Burmese: Story = {
	args: { tone: 'warning', size: 'md', children: '၂ ခုသာ ကျန်ပါတော့သည်' },
	render: (args) => (
		<div lang="my">
			<Badge {...args} />
		</div>
	),
};

const TEXTS = {
	accent: 'New',
	sale: '−23%',
	positive: 'Delivered',
	neutral: 'Pre-order',
	info: 'Digital',
	warning: '2 left',
} as const;

export const Combinations: Story = {
	render: () => (
		<Cross
			axes={{
				tone: ['accent', 'sale', 'positive', 'neutral', 'info', 'warning'] as const,
				size: ['sm', 'md'] as const,
			}}
			ugly={{
				'with a sign': (
					<Badge tone="positive">
						<BadgeCheck aria-hidden="true" /> Verified shop
					</Badge>
				),
				'99+': <Badge tone="sale">99+</Badge>,
				'Thai, too long for its place': (
					<div lang="th" className="w-32">
						<Badge tone="positive">จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาท</Badge>
					</div>
				),
				'Burmese, too long for its place': (
					<div lang="my" className="w-32">
						<Badge tone="info" size="md">
							အိမ်တိုင်ရာရောက်အခမဲ့ပို့ဆောင်ပေးပါသည်
						</Badge>
					</div>
				),
			}}
		>
			{({ tone, size }) => (
				<Badge tone={tone} size={size}>
					{TEXTS[tone]}
				</Badge>
			)}
		</Cross>
	),
};
