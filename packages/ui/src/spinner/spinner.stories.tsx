import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './index.ts';

const meta = {
	title: 'Components/Feedback/Spinner',
	component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'text-2xl text-brand' } };

export const BesideText: Story = {
	render: () => (
		<p className="flex items-center gap-2 text-text-muted" role="status">
			<Spinner /> Searching
		</p>
	),
};
