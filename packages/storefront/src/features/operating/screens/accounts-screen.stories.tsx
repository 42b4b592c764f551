import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './accounts-screen.tsx';

const meta = {
	title: 'Screens/Operating/Accounts',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Accounts';

/** Accounts of each kind: open, locked, of staff, leaving. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** The reason of a lock is asked for. */
export const Locking: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.click((await canvas.findAllByRole('button', { name: /^(Lock|ပိတ်ပါ|ระงับ|锁定)/ }))[0] as HTMLElement);
		await within(document.body).findByRole('dialog');
	},
};

/** Staff are locked by administrators alone. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.click((await canvas.findAllByRole('button', { name: /^(Lock|ပိတ်ပါ|ระงับ|锁定)/ }))[0] as HTMLElement);
		const dialog = within(await within(document.body).findByRole('dialog'));
		await userEvent.type(await dialog.findByRole('textbox'), 'Stolen cards{Enter}');
		await dialog.findByText(/can’t be done|ဤသို့ လုပ်၍|ทำสิ่งนี้|无法对此账号/);
	},
};

/** The filters are kept under a name. */
export const SavingView: Story = {
	parameters: { shop: { path: `${path}?state=open`, scenario: 'staff-administrator' } },
	play: async ({ canvasElement }) => {
		const name = /^(Save view|မြင်ကွင်း သိမ်း⁠ပါ|บันทึกมุมมอง|保存视图)$/;
		await userEvent.click(await within(canvasElement).findByRole('button', { name }));
		await within(document.body).findByRole('dialog');
	},
};

/** No account has the name. */
export const NothingFound: Story = {
	parameters: { shop: { path: `${path}?search=Nobody`, scenario: 'staff-administrator' } },
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The accounts have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The accounts cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
