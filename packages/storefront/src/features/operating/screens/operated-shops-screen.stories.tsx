import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './operated-shops-screen.tsx';

const meta = {
	title: 'Screens/Operating/Shops',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Shops';
const PAUSE = /^(Pause|ရပ်⁠မည်|หยุดชั่วคราว|暂停)/;

/** Opens the dialog that pauses the first shop. */
async function openPause(canvasElement: HTMLElement) {
	const [first] = await within(canvasElement).findAllByRole('button', { name: PAUSE });
	if (first) await userEvent.click(first);
	return within(await within(document.body).findByRole('dialog'));
}

/** Shops that sell, one without an owner, and one that is paused. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** A role that cannot pause shops. */
export const ReadOnly: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The reason of a pause is asked for. */
export const Pausing: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: async ({ canvasElement }) => {
		await openPause(canvasElement);
	},
};

/** The shop is gone. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const dialog = await openPause(canvasElement);
		await userEvent.type(await dialog.findByRole('textbox'), 'Orders are not sent{Enter}');
		await dialog.findByText(/./, { selector: '[data-part=form-error] *' });
	},
};

/** No shop has the name. */
export const NothingFound: Story = {
	parameters: { shop: { path: `${path}?search=Nobody`, scenario: 'staff-administrator' } },
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-money' } } };

/** The shops have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The shops cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
