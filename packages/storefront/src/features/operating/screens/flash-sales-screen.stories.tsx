import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './flash-sales-screen.tsx';

const meta = {
	title: 'Screens/Operating/FlashSales',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/FlashSales';

/** Presses the one button of a table, and waits for the question. */
const ask: Story['play'] = async ({ canvasElement }) => {
	const table = await within(canvasElement).findByRole('table');
	await userEvent.click(within(table).getByRole('button'));
	await within(canvasElement.ownerDocument.body).findByRole('alertdialog');
};

/** Flash sales that run, that are planned, and that have ended. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The market has just been opened. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** One is to be ended. */
export const End: Story = {
	parameters: { shop: { path: `${path}?state=running`, scenario: 'staff-catalogue' } },
	play: ask,
};

/** A planned one is to be removed. */
export const Remove: Story = {
	parameters: { shop: { path: `${path}?state=planned`, scenario: 'staff-catalogue' } },
	play: ask,
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The flash sales have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** They cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
