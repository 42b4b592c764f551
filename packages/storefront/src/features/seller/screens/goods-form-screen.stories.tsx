import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './goods-form-screen.tsx';

const meta = {
	title: 'Screens/Seller/Product form',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Products';

/** Texts of the buttons in each language of the toolbar. */
const SUBMIT = /^Submit for review|^စစ်ဆေး⁠ရန် တင်⁠မည်|^ส่งตรวจสอบ|^提交审核/;
const SAVE = /^Save|သိမ်း⁠မည်$|^บันทึก|^保存/;
const PREVIEW = /^Preview|^ကြိုတင်ကြည့်⁠ရန်|^ดูตัวอย่าง|^预览/;

/** Nothing is typed yet. */
export const Empty: Story = { parameters: { shop: { path: `${path}/New`, scenario: 'selling' } } };

/** A draft that is complete. */
export const Draft: Story = { parameters: { shop: { path: `${path}/1002`, scenario: 'selling' } } };

/** A copy of a product with options, and a price and stock for each variant. */
export const WithOptions: Story = { parameters: { shop: { path: `${path}/New?copy=1001`, scenario: 'selling' } } };

/** The category asks for what shoppers filter and compare by. */
export const WithAttributes: Story = { parameters: { shop: { path: `${path}/1005`, scenario: 'selling' } } };

/** What the category asks for cannot be loaded; the form works without it. */
export const AttributesDown: Story = { parameters: { shop: { path: `${path}/1005`, scenario: 'attributes-down' } } };

/** Shoppers see it; options and category cannot be changed. */
export const OnSale: Story = { parameters: { shop: { path: `${path}/1001`, scenario: 'selling' } } };

/** It is in review; only price and stock can be changed. */
export const InReview: Story = { parameters: { shop: { path: `${path}/1004`, scenario: 'selling' } } };

/** A reviewer said what to change; each reason leads to its field. */
export const NotPublished: Story = { parameters: { shop: { path: `${path}/1002`, scenario: 'goods-refused' } } };

/** How shoppers will see it. */
export const Preview: Story = {
	parameters: { shop: { path: `${path}/1002`, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: PREVIEW }));
	},
};

/** What is missing is told at the fields and above the form. */
export const SubmitRefused: Story = {
	parameters: { shop: { path: `${path}/1002`, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [name] = await canvas.findAllByRole('textbox');
		if (name) await userEvent.clear(name);
		await userEvent.click(await canvas.findByRole('button', { name: SUBMIT }));
	},
};

/** Somebody else has saved it meanwhile; nothing typed is lost. */
export const ChangedElsewhere: Story = {
	parameters: { shop: { path: `${path}/1002`, scenario: 'product-changed' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: SAVE }));
	},
};

/** There is no such product. */
export const NotFound: Story = { parameters: { shop: { path: `${path}/9999`, scenario: 'selling' } } };

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path: `${path}/New`, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path: `${path}/1002`, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path: `${path}/1002`, scenario: 'unavailable' } } };
