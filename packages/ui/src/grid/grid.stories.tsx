import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './grid.guide.ts';
import { Grid } from './index.ts';

const tiles = [1, 2, 3, 4, 5, 6, 7].map((number) => (
	<div key={number} className="grid min-h-16 place-items-center rounded-card bg-tint-4 p-2 text-center">
		{number}
	</div>
));

const meta = {
	title: 'Components/Layout/Grid',
	component: Grid,
	parameters: { guide },
	args: { children: tiles, cell: 'sm' },
	argTypes: { children: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { cell: 'sm', gap: 4, align: 'stretch' } };

/** Two on a phone, four on a tablet, six on a wide desktop. */
export const ColumnsPerWidth: Story = { args: { columns: { base: 2, tablet: 4, desk: 5, laptop: 6 } } };

export const Combinations: Story = {
	render: () => (
		<Cross
			cell={220}
			axes={{ columns: [1, 2, 3, 6] as const, gap: [0, 3] as const }}
			ugly={{
				'a place narrower than a cell': (
					<div className="w-24 max-w-full">
						<Grid cell="lg">{tiles.slice(0, 2)}</Grid>
					</div>
				),
				'tiles of unlike height, at the top': (
					<Grid columns={2} align="start" lang="my" className="w-full">
						<div className="rounded-card bg-tint-2 p-2">အခမဲ့ပို့ဆောင်ပေးမည့်မြို့နယ်များအားလုံးကိုကြည့်ရှုရန်</div>
						<div className="rounded-card bg-tint-2 p-2">ထည့်မည်</div>
					</Grid>
				),
			}}
		>
			{(values) => (
				<Grid {...values} className="w-full">
					{tiles}
				</Grid>
			)}
		</Cross>
	),
};
