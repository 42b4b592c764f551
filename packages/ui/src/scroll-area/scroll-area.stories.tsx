import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { ScrollArea } from './index.ts';
import { guide } from './scroll-area.guide.ts';

const townships = [
	'Bahan',
	'Dagon',
	'Hlaing',
	'Insein',
	'Kamayut',
	'Lanmadaw',
	'Mayangon',
	'Sanchaung',
	'Tamwe',
	'Yankin',
];

const list = (
	<ul className="grid gap-3">
		{townships.map((name) => (
			<li key={name}>{name}</li>
		))}
	</ul>
);

const row = (
	<ul className="flex gap-3">
		{townships.map((name) => (
			<li key={name} className="rounded-full border border-border px-4 py-2">
				{name}
			</li>
		))}
	</ul>
);

const meta = {
	title: 'Components/Layout/ScrollArea',
	component: ScrollArea,
	parameters: { guide },
	args: { label: 'Townships', className: 'h-48 max-w-60', children: list },
	argTypes: { children: { control: false } },
} satisfies Meta<typeof ScrollArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ orientation: ['vertical', 'horizontal'] as const }}
			cell={240}
			ugly={{
				'nothing to scroll': (
					<ScrollArea label="One township">
						<p>Bahan</p>
					</ScrollArea>
				),
				'a word that cannot break': (
					<ScrollArea label="မြို့နယ်များ" lang="my" orientation="horizontal" className="w-full max-w-60">
						<p className="w-max">ရန်ကုန်တိုင်းဒေသကြီးမင်္ဂလာတောင်ညွန့်မြို့နယ်</p>
					</ScrollArea>
				),
			}}
		>
			{({ orientation }) => (
				<ScrollArea label={`Townships, ${orientation}`} orientation={orientation} className="h-48 w-full max-w-60">
					{orientation === 'vertical' ? list : row}
				</ScrollArea>
			)}
		</Grid>
	),
};

export const Playground: Story = { args: { orientation: 'vertical' } };

export const Horizontal: Story = { args: { orientation: 'horizontal', className: 'max-w-80', children: row } };

export const InTheMiddle: Story = {
	args: { orientation: 'horizontal', className: 'max-w-80', children: row },
	play: ({ canvasElement }) => {
		canvasElement.querySelector('[data-part="scroll-area"]')?.scrollTo({ left: 160, behavior: 'instant' });
	},
};

export const NothingToScroll: Story = { args: { children: <p>Bahan</p> } };
