import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './operated-order-screen.tsx';

const meta = {
	title: 'Screens/Operating/Order',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const pathOf = (number: number) => `/Operating/Orders/00000000-0000-4000-8000-000000000${number}`;
const path = pathOf(700);

/** Presses a button that has a name in each language. */
async function press(canvasElement: HTMLElement, name: RegExp) {
	await userEvent.click(await within(canvasElement).findByRole('button', { name }));
	return within(await within(document.body).findByRole('dialog'));
}

const CANCEL = /^(Cancel order|အော်ဒါ ပယ်ဖျက်⁠ပါ|ยกเลิกคำสั่งซื้อ|取消订单)$/;

/** A paid order that can be cancelled. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** Why it is cancelled is asked for. */
export const Cancelling: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: async ({ canvasElement }) => {
		await press(canvasElement, CANCEL);
	},
};

/** A note that staff alone read. */
export const Noting: Story = {
	parameters: { shop: { path, scenario: 'staff-support' } },
	play: async ({ canvasElement }) => {
		await press(canvasElement, /^(Add note|မှတ်ချက် ထည့်⁠ပါ|เพิ่มบันทึก|添加备注)$/);
	},
};

/** The gateway refused the refund. */
export const Refund: Story = { parameters: { shop: { path: pathOf(703), scenario: 'staff-administrator' } } };

/** The order has gone on meanwhile. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await press(canvasElement, CANCEL);
		await userEvent.type(await dialog.findByRole('textbox'), 'Called us{Enter}');
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** There is no such order. */
export const NotFound: Story = { parameters: { shop: { path: pathOf(799), scenario: 'staff-administrator' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The order has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The order cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
