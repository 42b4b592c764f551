import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './attributes-screen.tsx';

const meta = {
	title: 'Screens/Operating/Attributes',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const pathOf = (id: string) => `/Operating/Categories/${id}/Attributes`;
const path = pathOf('toys');

/** Texts of the buttons in each language of the toolbar. */
const ADD = /^Add attribute|^အချက်အလက် ထည့်⁠မည်|^เพิ่มคุณลักษณะ|^添加属性/;
const EDIT = /^(Edit|ပြင်⁠မည်|แก้ไข|编辑)/;
const REMOVE = /^(Remove|ဖယ်⁠မည်|นำออก|移除)/;
const SAVE = /^Save attribute|^အချက်အလက် သိမ်း⁠မည်|^บันทึกคุณลักษณะ|^保存属性/;

/** Presses the first button of a name. @returns what is open then */
async function press(canvasElement: HTMLElement, name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') {
	const [first] = await within(canvasElement).findAllByRole('button', { name });
	if (first) await userEvent.click(first);
	return within(await within(document.body).findByRole(role));
}

/** A category with attributes of its own, and one of the category above it. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Nothing is asked of its products yet. */
export const NothingYet: Story = { parameters: { shop: { path: pathOf('phones'), scenario: 'staff-catalogue' } } };

/** A new one is written. */
export const Adding: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await press(canvasElement, ADD);
	},
};

/** What is missing is told at the fields and above the form. */
export const Invalid: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		const dialog = await press(canvasElement, ADD);
		await userEvent.click(dialog.getByRole('button', { name: SAVE }));
		await dialog.findAllByRole('alert');
	},
};

/** One is edited; its kind stays. */
export const Editing: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await press(canvasElement, EDIT);
	},
};

/** Somebody has removed it meanwhile. */
export const ChangeRefused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await press(canvasElement, EDIT);
		await userEvent.click(dialog.getByRole('button', { name: SAVE }));
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** The question before one is removed says how many products have a value. */
export const Removing: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await press(canvasElement, REMOVE, 'alertdialog');
	},
};

/** There is no such category. */
export const NotFound: Story = { parameters: { shop: { path: pathOf('nowhere'), scenario: 'staff-catalogue' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The attributes have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The attributes cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
