import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slot } from './index.ts';

const meta = {
	title: 'Components/Utilities/Slot',
	component: Slot,
	args: { className: 'font-bold text-accent-text', children: <a href="#home">Home</a> },
	argTypes: { children: { control: false }, wrapContent: { control: false } },
} satisfies Meta<typeof Slot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { className: 'text-2xl font-bold' } };

export const AroundTheContent: Story = { args: { wrapContent: (content) => <em>{content}, sweet home</em> } };
