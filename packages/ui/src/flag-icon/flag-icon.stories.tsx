import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './flag-icon.guide.ts';
import { FlagAe, FlagCn, FlagEu, FlagGb, FlagJp, FlagKr, FlagMm, FlagMy, FlagSg, FlagTh, FlagUs } from './index.ts';

const FLAGS = [
	{ Flag: FlagMm, name: 'Myanmar' },
	{ Flag: FlagUs, name: 'United States' },
	{ Flag: FlagTh, name: 'Thailand' },
	{ Flag: FlagCn, name: 'China' },
	{ Flag: FlagJp, name: 'Japan' },
	{ Flag: FlagMy, name: 'Malaysia' },
	{ Flag: FlagKr, name: 'South Korea' },
	{ Flag: FlagSg, name: 'Singapore' },
	{ Flag: FlagAe, name: 'United Arab Emirates' },
	{ Flag: FlagGb, name: 'United Kingdom' },
	{ Flag: FlagEu, name: 'European Union' },
] as const;

const meta = {
	title: 'Components/Content/FlagIcon',
	component: FlagMm,
	parameters: { guide },
} satisfies Meta<typeof FlagMm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
	render: (args) => (
		<ul className="grid gap-2">
			{FLAGS.map(({ Flag, name }) => (
				<li key={name} className="flex items-center gap-2.5">
					<Flag {...args} />
					{name}
				</li>
			))}
		</ul>
	),
};

export const Playground: Story = { args: { label: 'Myanmar', size: 'lg' } };

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={120}
			axes={{ size: ['sm', 'md', 'lg'] as const, hasLabel: [false, true] }}
			ugly={{
				'in a long Burmese line': (
					<p lang="my" className="w-40 wrap-anywhere">
						<FlagSg className="me-2" />
						စင်ကာပူနိုင်ငံသို့ပို့ဆောင်ပေးပါမည်
					</p>
				),
			}}
		>
			{({ size, hasLabel }) => (
				<span className="flex gap-2">
					<FlagMm size={size} label={hasLabel ? 'Myanmar' : undefined} />
					<FlagJp size={size} label={hasLabel ? 'Japan' : undefined} />
				</span>
			)}
		</Grid>
	),
};
