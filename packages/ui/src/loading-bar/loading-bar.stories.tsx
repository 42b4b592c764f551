import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { LoadingBar } from './index.ts';
import { guide } from './loading-bar.guide.ts';

const meta = {
	title: 'Components/Feedback/LoadingBar',
	component: LoadingBar,
	parameters: { guide },
	args: { isActive: true, label: 'Loading page' },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isActive: true } };

export const Idle: Story = { args: { isActive: false } };

export const Combinations: Story = {
	render: () => (
		<Grid axes={{ isActive: [true, false], dir: ['ltr', 'rtl'] } as const}>
			{({ dir, isActive }) => (
				// Held by its cell instead of the window, so that all are seen at once.
				<div dir={dir} className="relative h-4 w-full bg-surface-sunken">
					<LoadingBar isActive={isActive} label="Loading page" style={{ position: 'absolute' }} />
				</div>
			)}
		</Grid>
	),
};
