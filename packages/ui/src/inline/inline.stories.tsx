import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { Inline } from './index.ts';
import { guide } from './inline.guide.ts';

const things = ['Tea', 'Thanaka', 'Lacquer bowl', 'Parasol'].map((name, index) => (
	<div
		key={name}
		className={index === 2 ? 'rounded-control bg-tint-2 px-3 py-4' : 'rounded-control bg-tint-1 px-3 py-1'}
	>
		{name}
	</div>
));

const meta = {
	title: 'Components/Layout/Inline',
	component: Inline,
	parameters: { guide },
	args: { children: things },
	argTypes: { children: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { gap: 2, align: 'center', justify: 'start', isWrapping: true } };

/** Below each other on phones and tablets, beside each other from 768 px on. */
export const StackedOnPhones: Story = { args: { stackBelow: 'tablet' } };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={280}
			axes={{
				align: ['start', 'center', 'end', 'baseline', 'stretch'] as const,
				justify: ['start', 'between'] as const,
			}}
			ugly={{
				'Thai without spaces': (
					<Inline lang="th" className="w-full">
						<div className="rounded-control bg-tint-3 px-3 py-1 wrap-anywhere">
							ดำเนินการชำระเงินและยืนยันคำสั่งซื้อทั้งหมดของคุณ
						</div>
						<div className="rounded-control bg-tint-3 px-3 py-1">เพิ่มลงตะกร้า</div>
					</Inline>
				),
			}}
		>
			{(values) => (
				<Inline {...values} className="w-full">
					{things}
				</Inline>
			)}
		</Cross>
	),
};
