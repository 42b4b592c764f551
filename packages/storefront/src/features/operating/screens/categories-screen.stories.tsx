import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './categories-screen.tsx';

const meta = {
	title: 'Screens/Operating/Categories',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Categories';
const EDIT = /^(Edit|ပြင်⁠မည်|แก้ไข|编辑)/;
const OPEN = /^Categories in|အတွင်းရှိ|^หมวดหมู่ใน|下的分类$/;
const SAVE = /^Save category|^အမျိုးအစား သိမ်း⁠မည်|^บันทึกหมวดหมู่|^保存分类/;

/** Opens the form of the first category. */
async function openForm(canvasElement: HTMLElement) {
	const [first] = await within(canvasElement).findAllByRole('button', { name: EDIT });
	if (first) await userEvent.click(first);
	return within(await within(document.body).findByRole('dialog'));
}

/** The first level. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** What a category contains; one is hidden in an edition. */
export const Branch: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		const [first] = await within(canvasElement).findAllByRole('link', { name: OPEN });
		if (first) await userEvent.click(first);
	},
};

/** A category is edited. */
export const Editing: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		await openForm(canvasElement);
	},
};

/** It cannot be there. */
export const ChangeRefused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await openForm(canvasElement);
		await userEvent.click(dialog.getByRole('button', { name: SAVE }));
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** There is no category yet. */
export const NothingYet: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The tree has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The tree cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
