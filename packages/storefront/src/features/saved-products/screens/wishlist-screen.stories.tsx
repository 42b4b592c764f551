import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './wishlist-screen.tsx';

const meta = {
	title: 'Screens/Wishlist/Wishlist',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In each language of the toolbar. */
const REMOVE = /^Remove .* from the wishlist$|နှစ်သက်စာရင်းမှ ဖယ်⁠မည်$|ออกจากรายการโปรด$|^取消收藏 /;

/** Goods that were saved. */
export const Ready: Story = { parameters: { shop: { path: '/WishList' } } };

/** Saved by a guest. */
export const Guest: Story = { parameters: { shop: { path: '/WishList', scenario: 'guest' } } };

/** The tab of digital goods. */
export const Digital: Story = {
	parameters: { shop: { path: '/WishList' } },
	play: async ({ canvas, userEvent }) => {
		const [, digital] = await canvas.findAllByRole('tab');
		if (digital) await userEvent.click(digital);
	},
};

/** Nothing saved yet. */
export const Empty: Story = { parameters: { shop: { path: '/WishList', scenario: 'empty-cart' } } };

/** Prices and stock are not what this device showed last. */
export const Changed: Story = {
	parameters: { shop: { path: '/WishList' } },
	beforeEach: () => {
		const price = { amount: 9_900_000, currency: 'mmk' };
		window.localStorage.setItem(
			'wishlist-seen',
			JSON.stringify({ 1006: { price, isSoldOut: false }, 1013: { price, isSoldOut: true } }),
		);
		return () => window.localStorage.removeItem('wishlist-seen');
	},
};

/** Something was taken off; that can be taken back. */
export const Removed: Story = {
	parameters: { shop: { path: '/WishList' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: REMOVE });
		if (first) await userEvent.click(first);
	},
};

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: '/WishList', scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/WishList" at="/WishList" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/WishList', scenario: 'unavailable' } } };

/** Every connection breaks. */
export const Offline: Story = { parameters: { shop: { path: '/WishList', scenario: 'down' } } };
