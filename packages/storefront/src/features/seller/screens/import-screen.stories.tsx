import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './import-screen.tsx';

const meta = {
	title: 'Screens/Seller/Product Import',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Products/Import';

/** Texts of the buttons in each language of the toolbar. */
const SHOW_FAULTS = /^Show \d+ products? with|^အမှားပါသည့်|^ดูสินค้าที่ต้อง|^查看 \d+ 件有问题/;
const SEND = /^Send file|^ဖိုင် ပို့⁠မည်|^ส่งไฟล์|^上传文件/;

/** A file was imported, some of whose products have faults. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** An import goes on, another one waits. */
export const Running: Story = { parameters: { shop: { path, scenario: 'importing' } } };

/** What to fix in a file. */
export const Faults: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: SHOW_FAULTS }));
	},
};

/** The form was sent without a file. */
export const NothingChosen: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: SEND }));
	},
};

/** A file was only checked, another one was not of a format that can be read. */
export const NotRead: Story = { parameters: { shop: { path, scenario: 'import-failed' } } };

/** No file was sent in the last 30 days. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'no-imports' } } };

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
