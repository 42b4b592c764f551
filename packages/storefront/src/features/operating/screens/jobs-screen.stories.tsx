import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './jobs-screen.tsx';

const meta = {
	title: 'Screens/Operating/Failed jobs',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Jobs';

/** Opens the dialog in which the first job is deleted. */
async function openDrop(canvasElement: HTMLElement) {
	const canvas = within(canvasElement);
	const buttons = await canvas.findAllByRole('button', { name: /^(Delete|ဖျက်ပါ|ลบ|删除)/ });
	await userEvent.click(buttons[0] as HTMLElement);
	return within(await within(document.body).findByRole('dialog'));
}

/** Messages and a refund that failed at each try. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** Why a job is deleted is asked for. */
export const Dropping: Story = {
	parameters: { shop: { path, scenario: 'staff-support' } },
	play: async ({ canvasElement }) => {
		await openDrop(canvasElement);
	},
};

/** The job cannot be deleted now. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await openDrop(canvasElement);
		await userEvent.type(await dialog.findByRole('textbox'), 'An old order{Enter}');
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** Nothing failed. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The jobs have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The jobs cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
