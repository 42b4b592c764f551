import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './selling-screen.tsx';

const meta = {
	title: 'Screens/Seller/Selling',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Texts of the buttons in each language of the toolbar. */
const CANCEL = /^Cancel|^ပယ်ဖျက်⁠မည်|^ยกเลิก|^取消/;
const REPLY = /^Answer|^ဖြေမည်|^ตอบ|^回答/;
const ANSWER = /^Send a quote|^ဈေးပေး⁠မည်|^เสนอราคา|^报价/;

/** Orders of the shops, each with its next steps. */
export const Orders: Story = { parameters: { shop: { path: '/Selling', scenario: 'selling' } } };

/** A parcel is about to be cancelled; the buyer receives the reason. */
export const Cancelling: Story = {
	parameters: { shop: { path: '/Selling?stage=preparing', scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: CANCEL });
		if (first) await userEvent.click(first);
	},
};

/** Only the orders of one stage. */
export const OneStage: Story = { parameters: { shop: { path: '/Selling?stage=delivered', scenario: 'selling' } } };

/** Questions about products; those without an answer come first. */
export const Questions: Story = { parameters: { shop: { path: '/Selling?view=questions', scenario: 'selling' } } };

/** A question is about to be answered. */
export const AnsweringQuestion: Story = {
	parameters: { shop: { path: '/Selling?view=questions', scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: REPLY });
		if (first) await userEvent.click(first);
	},
};

/** A buyer wants to return goods. */
export const Returns: Story = {
	parameters: { shop: { path: '/Selling?returns=open', scenario: 'return-requested' } },
};

/** Price requests. */
export const Quotations: Story = { parameters: { shop: { path: '/Selling?view=quotations', scenario: 'selling' } } };

/** A price is about to be offered. */
export const Answering: Story = {
	parameters: { shop: { path: '/Selling?view=quotations', scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: ANSWER });
		if (first) await userEvent.click(first);
	},
};

/** A price is about to be offered for the pieces that are left. */
export const AnsweringFewLeft: Story = {
	...Answering,
	parameters: { shop: { path: '/Selling?view=quotations', scenario: 'quotation-short' } },
};

/** None are left of what a price is asked for. */
export const AnsweringNoneLeft: Story = {
	...Answering,
	parameters: { shop: { path: '/Selling?view=quotations', scenario: 'quotation-sold-out' } },
};

/** No orders yet. */
export const Empty: Story = { parameters: { shop: { path: '/Selling', scenario: 'empty' } } };

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path: '/Selling', scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path: '/Selling', scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path: '/Selling', scenario: 'unavailable' } } };
