import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './selling-screen.tsx';

const meta = {
	title: 'Screens/Seller/Selling',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons in each language of the toolbar. */
const CANCEL = /^Cancel|^ပယ်ဖျက်မည်|^ยกเลิก|^取消/;
const ANSWER = /^Name a price|^ဈေးပေးမည်|^เสนอราคา|^报价/;

/** Parcels of the shops. */
export const Parcels: Story = { parameters: { shop: { path: '/Selling', scenario: 'signed-in' } } };

/** A parcel is about to be cancelled; the reason goes to the buyer. */
export const Cancelling: Story = {
	parameters: { shop: { path: '/Selling', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: CANCEL });
		if (first) await userEvent.click(first);
	},
};

/** Requests for prices. */
export const Quotations: Story = { parameters: { shop: { path: '/Selling?view=quotations', scenario: 'signed-in' } } };

/** A price is about to be named. */
export const Answering: Story = {
	parameters: { shop: { path: '/Selling?view=quotations', scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: ANSWER });
		if (first) await userEvent.click(first);
	},
};

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path: '/Selling', scenario: 'no-shop' } } };

/** Nothing has been answered yet. */
export const Loading: Story = { parameters: { shop: { path: '/Selling', scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path: '/Selling', scenario: 'unavailable' } } };
