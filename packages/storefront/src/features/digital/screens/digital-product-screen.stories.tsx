import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-product-screen.tsx';

const meta = {
	title: 'Screens/Digital/Product',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const ADD = 'Add to cart';
const path = (id: string) => `/digitalzaylat/ProductDetail/${id}`;

/** A code to use once; as many as are wanted. */
export const OneTimeCode: Story = { parameters: { shop: { path: path('9001') } } };

/** A file that is kept. */
export const Download: Story = { parameters: { shop: { path: path('9013') } } };

/** Three periods, the longer ones cheaper by the month. */
export const Subscription: Story = { parameters: { shop: { path: path('9005') } } };

/** One period, nothing to choose. */
export const OnePeriod: Story = { parameters: { shop: { path: path('9003') } } };

/** By the year or for life. */
export const Licence: Story = { parameters: { shop: { path: path('9008') } } };

/** With its price before the discount. */
export const OnSale: Story = { parameters: { shop: { path: path('9006') } } };

/** The last codes. */
export const LowStock: Story = { parameters: { shop: { path: path('9014') } } };

/** Nothing left. */
export const SoldOut: Story = { parameters: { shop: { path: path('9012') } } };

/** Nobody has rated it. */
export const NoRatings: Story = { parameters: { shop: { path: path('9010') } } };

/** Shown in another currency than the shop takes. */
export const OtherCurrency: Story = { parameters: { shop: { path: path('9005') } }, globals: { currency: 'usd' } };

/** A name that does not break. */
export const LongTexts: Story = { parameters: { shop: { path: path('9005'), scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={path(':id')} at={path('9005')} />,
};

/** A visitor who wants to buy is asked to sign in, where the choice was made. */
export const SignedOut: Story = {
	parameters: { shop: { path: path('9005'), scenario: 'signed-out' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** In the cart, with the way there. */
export const Added: Story = {
	parameters: { shop: { path: path('9005'), scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** The last code was sold in between. */
export const NotAdded: Story = {
	parameters: { shop: { path: path('9001'), scenario: 'out-of-stock' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: ADD }));
	},
};

/** The reviews did not arrive; the rest of the page stands. */
export const ReviewsDown: Story = {
	parameters: { shop: { path: path('9005'), scenario: 'reviews-down' } },
};

/** The product does not exist any more. */
export const Gone: Story = { parameters: { shop: { path: path('9999') } } };

/** Sold by the other edition. */
export const Elsewhere: Story = { parameters: { shop: { path: path('5001') } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: path('9005'), scenario: 'unavailable' } } };
