import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/index.ts';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { phoneWide } from '../testing/decorators.tsx';
import { Skeleton } from './index.ts';
import { guide } from './skeleton.guide.ts';

const meta = {
	title: 'Components/Feedback/Skeleton',
	component: Skeleton,
	parameters: { guide },
	decorators: [phoneWide],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { shape: 'text', width: '100%', lines: 3 } };

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

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ lines: [1, 2, 3], width: ['100%', '60%'], className: ['text-xs', 'text-base', 'text-2xl'] } as const}
			ugly={{
				block: <Skeleton shape="block" height={120} />,
				circle: <Skeleton shape="circle" width={64} height={64} />,
				'wider than its place': <Skeleton width={2000} lines={2} />,
				'in Burmese': (
					<div lang="my" className="w-full">
						<Skeleton lines={2} />
					</div>
				),
			}}
		>
			{(props) => <Skeleton {...props} />}
		</Grid>
	),
};
