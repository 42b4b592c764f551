import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingCart } from 'lucide-react';
import { userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './index.ts';
import { guide } from './tooltip.guide.ts';

const cart = <IconButton label="Cart" icon={<ShoppingCart />} />;

const meta = {
	title: 'Components/Overlays/Tooltip',
	component: Tooltip,
	parameters: { guide },
	args: { content: 'Cart', children: cart, purpose: 'label' },
	argTypes: { children: { control: false } },
	decorators: [
		(Story) => (
			<div className="grid h-40 place-items-center">
				<Story />
			</div>
		),
	],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByKeyboard = async () => {
	await userEvent.tab();
};

export const Default: Story = {};

export const Playground: Story = { args: { side: 'bottom', delayMs: 400 } };

export const Open: Story = { play: openByKeyboard };

export const OpenAbove: Story = { args: { side: 'top' }, play: openByKeyboard };

export const Description: Story = {
	args: { content: 'Delivered within 3 to 7 days', purpose: 'description' },
	play: openByKeyboard,
};

/** Only one tooltip is on screen at a time, so the ugliest case stands for all. */
export const Combinations: Story = {
	args: { content: 'ပို့ဆောင်မည့်နိုင်ငံကိုရွေးချယ်ပါပို့ဆောင်မည့်နိုင်ငံကိုရွေးချယ်ပါပို့ဆောင်မည့်နိုင်ငံကိုရွေးချယ်ပါ' },
	render: (args) => (
		<div lang="my">
			<Tooltip {...args} />
		</div>
	),
	play: openByKeyboard,
};

export const AtTheEdge: Story = {
	args: { content: 'Stays inside the window' },
	render: (args) => (
		<div className="fixed end-1 bottom-1">
			<Tooltip {...args} />
		</div>
	),
	play: openByKeyboard,
};
