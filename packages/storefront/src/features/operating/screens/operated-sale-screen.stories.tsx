import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './operated-sale-screen.tsx';

const meta = {
	title: 'Screens/Operating/FlashSale',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/FlashSales/Edit';
const running = `${path}?id=december`;

/** Sends the form. */
async function send(canvasElement: HTMLElement): Promise<void> {
	await within(canvasElement).findByRole('searchbox');
	const form = canvasElement.querySelector('main form') as HTMLElement;
	await userEvent.click(within(form).getAllByRole('button').at(-1) as HTMLElement);
	await within(canvasElement).findAllByRole('alert');
}

/** A new flash sale, from now on. */
export const New: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** One that runs: shoppers see a change at once. */
export const Running: Story = { parameters: { shop: { path: running, scenario: 'staff-catalogue' } } };

/** A new one that begins with what an earlier one had. */
export const Copy: Story = { parameters: { shop: { path: `${path}?copy=november`, scenario: 'staff-catalogue' } } };

/** Products were searched for. */
export const Found: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.type(await canvas.findByRole('searchbox'), 'a{Enter}');
		await canvas.findAllByRole('listitem');
	},
};

/** A flash sale without a name and without products. */
export const Wrong: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: ({ canvasElement }) => send(canvasElement),
};

/** The server did not take it. */
export const Refused: Story = {
	parameters: { shop: { path: running, scenario: 'staff-refused' } },
	play: ({ canvasElement }) => send(canvasElement),
};

/** There is none of this id. */
export const NotFound: Story = { parameters: { shop: { path: `${path}?id=nothing`, scenario: 'staff-catalogue' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The flash sale has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path: running, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path: running, scenario: 'staff-lists-down' } } };
