import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { Spinner } from './index.ts';
import { guide } from './spinner.guide.ts';

const meta = {
	title: 'Components/Feedback/Spinner',
	component: Spinner,
	parameters: { guide },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', label: 'Loading reviews', className: 'text-brand' } };

export const BesideText: Story = {
	render: () => (
		<p className="flex items-center gap-2 text-text-muted" role="status">
			<Spinner /> Searching
		</p>
	),
};

export const Combinations: Story = {
	render: () => (
		<Grid
			axes={{ size: ['text', 'sm', 'md', 'lg'], className: ['text-text', 'text-brand', 'text-text-muted'] } as const}
			ugly={{
				'in large text': (
					<p lang="my" className="text-3xl">
						<Spinner /> ရှာဖွေနေသည်
					</p>
				),
			}}
		>
			{(props) => <Spinner {...props} />}
		</Grid>
	),
};
