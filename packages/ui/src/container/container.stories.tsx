import type { Meta, StoryObj } from '@storybook/react-vite';
import { Combinations as Cross } from '../testing/combinations.tsx';
import { guide } from './container.guide.ts';
import { Container } from './index.ts';

const paragraph = (
	<p className="rounded-control bg-tint-5 py-3 text-center">Held in the middle, no wider than it can be read.</p>
);

const meta = {
	title: 'Components/Layout/Container',
	component: Container,
	parameters: { guide, layout: 'fullscreen' },
	args: { children: paragraph },
	argTypes: { children: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'narrow', hasGutter: true } };

export const Combinations: Story = {
	render: () => (
		<Cross cell={280} axes={{ width: ['page', 'narrow', 'full'] as const, hasGutter: [true, false] }}>
			{(values) => <Container {...values}>{paragraph}</Container>}
		</Cross>
	),
};
