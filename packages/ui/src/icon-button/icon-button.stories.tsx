import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Share2, ShoppingCart, Trash2 } from 'lucide-react';
import { Combinations as Grid } from '../testing/combinations.tsx';
import { guide } from './icon-button.guide.ts';
import { IconButton } from './index.ts';

const meta = {
	title: 'Components/Actions/IconButton',
	component: IconButton,
	args: { label: 'Add to wishlist', icon: <Heart /> },
	argTypes: { icon: { control: false }, asChild: { control: false } },
	parameters: { guide },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
	args: { variant: 'ghost', size: 'md', badge: '3', badgeLabel: '3 things', disabled: false },
};

export const RaisedOnAPicture: Story = {
	args: { variant: 'raised', label: 'Share', icon: <Share2 /> },
	render: (args) => (
		<div className="grid size-40 place-items-center rounded-card bg-tint-2">
			<IconButton {...args} />
		</div>
	),
};

export const QuietOnASmallPicture: Story = {
	args: { variant: 'quiet' },
	render: (args) => (
		<div className="flex size-40 items-start justify-end rounded-card bg-tint-2 p-1">
			<IconButton {...args} />
		</div>
	),
};

export const WithCount: Story = { args: { label: 'Cart', icon: <ShoppingCart />, badge: '5', badgeLabel: '5 things' } };

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

export const Combinations: Story = {
	render: () => (
		<Grid
			cell={140}
			axes={{
				variant: ['ghost', 'outline', 'raised', 'quiet'] as const,
				size: ['md', 'lg'] as const,
				disabled: [false, true],
			}}
			ugly={{
				none: <IconButton label="Cart" icon={<ShoppingCart />} badge="0" badgeLabel="0 things" />,
				'more than 99': (
					<IconButton label="Cart" icon={<ShoppingCart />} badge="99+" badgeLabel="more than 99 things" />
				),
				'more than 99 in Burmese': (
					<IconButton
						lang="my"
						size="lg"
						label="ဈေးခြင်း"
						icon={<ShoppingCart />}
						badge="၉၉+"
						badgeLabel="ပစ္စည်း ၉၉ ခုကျော်"
					/>
				),
				'two in a row': (
					<span className="flex">
						<IconButton label="Wishlist" icon={<Heart />} badge="99+" badgeLabel="more than 99 things" />
						<IconButton label="Cart" icon={<ShoppingCart />} badge="5" badgeLabel="5 things" />
					</span>
				),
			}}
		>
			{({ variant, size, disabled }) => (
				<IconButton variant={variant} size={size} disabled={disabled} label="Share" icon={<Share2 />} />
			)}
		</Grid>
	),
};
