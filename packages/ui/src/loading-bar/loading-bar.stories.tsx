import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadingBar } from './index.ts';

const meta = {
	title: 'Components/Feedback/LoadingBar',
	component: LoadingBar,
	args: { isActive: true, label: 'Loading page' },
} satisfies Meta<typeof LoadingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { isActive: true } };

export const Idle: Story = { args: { isActive: false } };
