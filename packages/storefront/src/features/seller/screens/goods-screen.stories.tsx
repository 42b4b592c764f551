import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Component } from './goods-screen.tsx';

const meta = {
	title: 'Screens/Seller/Products',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Products';

const CHANGE = /^Change price|ပြောင်းမည်$|^แก้ร|^修改价格/;
/** Text of the button in each language of the toolbar. */
const SUBMIT = /^Submit|^စစ်ဆေးရန် တင်|^ส่งตรวจ|^提交审核/;

/** Products in every state, of several shops. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** Only what is on sale. */
export const OneState: Story = { parameters: { shop: { path: `${path}?state=on_sale`, scenario: 'selling' } } };

/** A reviewer said what to change. */
export const NotPublished: Story = {
	parameters: { shop: { path: `${path}?state=draft`, scenario: 'goods-refused' } },
};

/** A draft that lacks something is not taken for review. */
export const SubmitRefused: Story = {
	parameters: { shop: { path: `${path}?state=draft`, scenario: 'product-incomplete' } },
	play: async ({ canvas, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: SUBMIT });
		if (first) await userEvent.click(first);
	},
};

/** Some products are to be changed together. */
export const Chosen: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		for (const box of (await canvas.findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box);
	},
};

/** What a lower price of all their variants comes to. */
export const Bulk: Story = {
	...Chosen,
	play: async (context) => {
		await Chosen.play?.(context);
		const { canvas, userEvent } = context;
		await userEvent.click(await canvas.findByRole('button', { name: CHANGE }));
		await userEvent.type(await screen.findByRole('spinbutton'), '-10');
	},
};

/** More products than fit on one page. */
export const Many: Story = { parameters: { shop: { path, scenario: 'many' } } };

/** The shop has no product yet. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'empty' } } };

/** No product has this name. */
export const NothingFound: Story = { parameters: { shop: { path: `${path}?search=zzzz`, scenario: 'selling' } } };

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
