import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { phoneWide } from '../testing/decorators.tsx';
import { Skeleton } from './index.ts';

const meta = {
	title: 'Components/Feedback/Skeleton',
	component: Skeleton,
	decorators: [phoneWide],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'text', width: '100%', lines: 3 } };

export const Lines: Story = { args: { lines: 3 } };

export const Block: Story = { args: { shape: 'block', height: 120 } };

export const Circle: Story = { args: { shape: 'circle', width: 64, height: 64 } };

export const ProductCard: Story = {
	render: () => (
		<Card padding="none" className="w-44" aria-busy="true">
			<Skeleton shape="block" className="aspect-square" />
			<div className="p-3">
				<Skeleton lines={2} className="text-sm" />
				<Skeleton width="60%" className="text-lg" />
				<Skeleton width="40%" className="text-xs" />
			</div>
		</Card>
	),
};

export const BesideItsText: Story = {
	render: () => (
		<div lang="my" className="grid grid-cols-2 gap-4">
			<p>
				ပုသိမ်ထီး
				<br />
				လက်ဖြင့်ဆွဲ
			</p>
			<Skeleton lines={2} />
		</div>
	),
};
