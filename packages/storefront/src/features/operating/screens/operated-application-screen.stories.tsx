import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './operated-application-screen.tsx';

const meta = {
	title: 'Screens/Operating/Application',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const pathOf = (number: number) =>
	`/Operating/Applications/00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const path = pathOf(101);

/** Texts in each language of the toolbar. */
const REFUSE = /^Refuse$|^ငြင်း⁠မည်$|^ไม่อนุมัติ$|^拒绝$/;
const SHOW = /^Show full bank account|^ဘဏ်|^แสดงบัญชี|^显示完整账户/;

/** Of a company, with all that an administrator sees. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** A role that does not see the documents. */
export const Masked: Story = { parameters: { shop: { path, scenario: 'staff-money' } } };

/** The bank account is shown to who may see it. */
export const BankShown: Story = {
	parameters: { shop: { path, scenario: 'staff-money' } },
	play: async ({ canvasElement }) => {
		await userEvent.click(await within(canvasElement).findByRole('button', { name: SHOW }));
	},
};

/** The reason of a refusal is asked for. */
export const Refusing: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await userEvent.click(await within(canvasElement).findByRole('button', { name: REFUSE }));
		await within(document.body).findByRole('dialog');
	},
};

/** Somebody else has decided meanwhile. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		await userEvent.click(await within(canvasElement).findByRole('button', { name: REFUSE }));
		const dialog = within(await within(document.body).findByRole('dialog'));
		await userEvent.type(await dialog.findByRole('textbox'), 'No medicines');
		await userEvent.click(dialog.getByRole('button', { name: REFUSE }));
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** The shop is open. */
export const Accepted: Story = { parameters: { shop: { path: pathOf(104), scenario: 'staff-administrator' } } };

/** There is no such application. */
export const NotFound: Story = { parameters: { shop: { path: pathOf(999), scenario: 'staff-administrator' } } };

/** The application has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The application cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
