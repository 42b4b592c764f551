import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './own-shop-screen.tsx';

const meta = {
	title: 'Screens/Seller/Own Shop',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Shop';

/** Texts in each language of the toolbar. */
const BACK = /^Back on|^ပြန်ဖွင့်မည့်ရက်|^กลับมาวันที่|^恢复营业日/;
const FREE_FROM = /^Free from|^ပို့ခအခမဲ့|^ส่งฟรีเมื่อ|^满额包邮/;
const SAVE = /^Save shop|^ဆိုင် သိမ်းမည်|^บันทึกร้าน|^保存店铺/;

/** A shop that is there. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** The shop was set to be away. */
export const Away: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: BACK });
		await userEvent.selectOptions(field, [...field.querySelectorAll('option')].at(9)?.value ?? '');
		await userEvent.click(canvas.getByRole('button', { name: SAVE }));
	},
};

/** Staff have paused the shop. */
export const Paused: Story = { parameters: { shop: { path, scenario: 'shop-paused' } } };

/** An amount is no number. */
export const WithProblems: Story = {
	parameters: { shop: { path, scenario: 'selling' } },
	play: async ({ canvas, userEvent }) => {
		const [field] = await canvas.findAllByRole('spinbutton', { name: FREE_FROM });
		if (field) await userEvent.type(field, 'abc');
		await userEvent.click(canvas.getByRole('button', { name: SAVE }));
	},
};

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
