import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './webhooks-screen.tsx';

const meta = {
	title: 'Screens/Operating/Webhooks',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Webhooks';
const administrator = { path, scenario: 'staff-administrator' };

/** Presses the first button with a name in any of the languages. @returns what is open then */
async function press(canvasElement: HTMLElement, name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
	await userEvent.click((await within(canvasElement).findAllByRole('button', { name }))[0] as HTMLElement);
	return within(await within(document.body).findByRole(role));
}

const ADD = /^(Add endpoint|လိပ်စာ ထည့်ပါ|เพิ่มปลายทาง|添加端点)$/;

/** An endpoint that works and one that was paused, and deliveries in each state. */
export const Ready: Story = { parameters: { shop: administrator } };

/** Support sees endpoints and sends deliveries again. */
export const ReadOnly: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** A new endpoint is typed. */
export const Adding: Story = {
	parameters: { shop: administrator },
	play: async ({ canvasElement }) => {
		await press(canvasElement, ADD);
	},
};

/** A market has no room for another endpoint. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await press(canvasElement, ADD);
		const [name, url] = await dialog.findAllByRole('textbox');
		await userEvent.type(name as HTMLElement, 'Accounting');
		await userEvent.type(url as HTMLElement, 'https://hooks.example.com/orders');
		await userEvent.click((await dialog.findAllByRole('checkbox'))[0] as HTMLElement);
		await userEvent.click(dialog.getByRole('button', { name: ADD }));
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** The new secret is shown once. */
export const Secret: Story = {
	parameters: { shop: administrator },
	play: async ({ canvasElement }) => {
		const question = await press(canvasElement, /^(Replace secret|စကားဝှက် လဲ⁠ပါ|เปลี่ยนคีย์ลับ|更换密钥)/, 'alertdialog');
		await userEvent.click(question.getAllByRole('button').at(-1) as HTMLElement);
		await within(document.body).findByText(/^whsec_/);
	},
};

/** The body of a delivery, and its tries. */
export const Delivery: Story = {
	parameters: { shop: administrator },
	play: async ({ canvasElement }) => {
		const dialog = await press(canvasElement, /^(Details|အသေးစိတ်|รายละเอียด|详情)/);
		await dialog.findByText(/"timestamp"/);
	},
};

/** Deliveries of some days are sent again. */
export const Replaying: Story = {
	parameters: { shop: administrator },
	play: async ({ canvasElement }) => {
		await press(canvasElement, /^(Send again|ထပ်ပို့ပါ|ส่งอีกครั้ง|重新发送)/);
	},
};

/** No delivery is about that. */
export const NothingFound: Story = {
	parameters: { shop: { path: `${path}?subject=ZZ00000000`, scenario: 'staff-administrator' } },
};

/** No endpoint was added yet. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Endpoints and deliveries have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** Endpoints and deliveries cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
