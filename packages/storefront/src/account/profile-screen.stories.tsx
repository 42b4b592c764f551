import type { Meta, StoryObj } from '@storybook/react-vite';
import { come } from '../testing/come.ts';
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

/** Name, picture, email, phones and password. */
export const Details: Story = { parameters: { shop: { path: '/profile?target=details' } } };

/** A guest has none of that. */
export const DetailsGuest: Story = { parameters: { shop: { path: '/profile?target=details', scenario: 'guest' } } };

/** The API answers 503. */
export const DetailsFailed: Story = {
	parameters: { shop: { path: '/profile?target=details', scenario: 'unavailable' } },
};

/** A new email to type. */
export const ChangeEmail: Story = {
	parameters: { shop: { path: '/profile?target=details' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await userEvent.click(await come(() => canvasElement.querySelector('main [data-identifier=email] button')));
	},
};

/** What happened to orders, shops and the account. */
export const News: Story = { parameters: { shop: { path: '/profile?target=notifications' } } };

/** The API answers 503. */
export const NewsFailed: Story = {
	parameters: { shop: { path: '/profile?target=notifications', scenario: 'unavailable' } },
};

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
