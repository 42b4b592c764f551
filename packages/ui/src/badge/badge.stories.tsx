import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck } from 'lucide-react';
import { Badge } from './index.ts';

const meta = {
	title: 'Components/Display/Badge',
	component: Badge,
	args: { children: 'Pre-order' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'neutral', size: 'sm' } };

export const Accent: Story = { args: { tone: 'accent', children: 'New' } };

export const Sale: Story = { args: { tone: 'sale', children: '−23%' } };

export const Positive: Story = {
	args: {
		tone: 'positive',
		children: (
			<>
				<BadgeCheck aria-hidden="true" /> Verified shop
			</>
		),
	},
};

export const Info: Story = { args: { tone: 'info', children: 'Digital' } };

export const Warning: Story = { args: { tone: 'warning', children: '2 left' } };

export const Medium: Story = { args: { size: 'md', tone: 'sale', children: '−50%' } };

export const Burmese: Story = {
	args: { tone: 'warning', size: 'md', children: '၂ ခုသာ ကျန်ပါတော့သည်' },
	render: (args) => (
		<div lang="my">
			<Badge {...args} />
		</div>
	),
};

export const TooLongForItsPlace: Story = {
	render: () => (
		<div lang="th" className="w-32">
			<Badge tone="positive">จัดส่งฟรีทั่วประเทศเมื่อซื้อครบห้าร้อยบาท</Badge>
		</div>
	),
};
