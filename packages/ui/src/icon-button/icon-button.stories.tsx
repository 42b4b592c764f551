import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Share2, ShoppingCart, Trash2 } from 'lucide-react';
import { IconButton } from './index.ts';

const meta = {
	title: 'Components/Actions/IconButton',
	component: IconButton,
	args: { label: 'Add to wishlist', icon: <Heart /> },
	argTypes: { icon: { control: false }, asChild: { control: false } },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { variant: 'ghost', size: 'md', badge: '3', badgeLabel: '3 things', disabled: false },
};

export const Outline: Story = { args: { variant: 'outline' } };

export const RaisedOnAPicture: Story = {
	args: { variant: 'raised', label: 'Share', icon: <Share2 /> },
	render: (args) => (
		<div className="grid size-40 place-items-center rounded-card bg-tint-2">
			<IconButton {...args} />
		</div>
	),
};

export const Large: Story = { args: { size: 'lg' } };

export const WithCount: Story = { args: { label: 'Cart', icon: <ShoppingCart />, badge: '5', badgeLabel: '5 things' } };

export const WithManyThings: Story = {
	args: { label: 'Cart', icon: <ShoppingCart />, badge: '99+', badgeLabel: 'more than 99 things' },
};

export const WithBurmeseCount: Story = {
	args: { label: 'ဈေးခြင်း', icon: <ShoppingCart />, badge: '၉၉+', badgeLabel: 'ပစ္စည်း ၉၉ ခုကျော်' },
	render: (args) => (
		<div lang="my">
			<IconButton {...args} />
		</div>
	),
};

export const Disabled: Story = { args: { label: 'Remove', icon: <Trash2 />, disabled: true } };

export const AsLink: Story = {
	args: {
		asChild: true,
		label: 'Cart',
		icon: <ShoppingCart />,
		badge: '2',
		badgeLabel: '2 things',
		children: <a href="#cart">Cart</a>,
	},
};
