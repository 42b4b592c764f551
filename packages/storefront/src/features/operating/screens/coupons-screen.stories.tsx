import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './coupons-screen.tsx';

const meta = {
	title: 'Screens/Operating/Coupons',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Coupons';

/** Coupons that run, that are planned, and that have ended. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The market has just been opened. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** One is to be ended. */
export const End: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const table = await canvas.findByRole('table');
		await userEvent.click(within(table).getAllByRole('button')[0] as HTMLElement);
		await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
	},
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The coupons have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** They cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
