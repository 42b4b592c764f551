import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './profile-screen.tsx';

const meta = {
	title: 'Screens/Account/Profile',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody with an account. */
export const Registered: Story = { parameters: { shop: { path: '/profile' } } };

/** A guest. */
export const Guest: Story = { parameters: { shop: { path: '/profile', scenario: 'guest' } } };

/** What was saved. */
export const Wishlist: Story = { parameters: { shop: { path: '/profile?target=wishlist' } } };

/** Nothing saved yet. */
export const WishlistEmpty: Story = {
	parameters: { shop: { path: '/profile?target=wishlist', scenario: 'empty-cart' } },
};

/** The API answers 503. */
export const WishlistFailed: Story = {
	parameters: { shop: { path: '/profile?target=wishlist', scenario: 'unavailable' } },
};
