import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './index.ts';

const meta = {
	title: 'Components/Utilities/VisuallyHidden',
	component: VisuallyHidden,
	args: { children: 'of 5 stars' },
	argTypes: { asChild: { control: false } },
	render: (args) => (
		<p>
			4.8 <VisuallyHidden {...args} />
		</p>
	),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'of 5 stars, 342 reviews' } };

export const Heading: Story = { args: { asChild: true, children: <span id="results">Results</span> } };
