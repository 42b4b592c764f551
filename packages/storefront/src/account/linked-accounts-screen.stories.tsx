import type { Meta, StoryObj } from '@storybook/react-vite';
import { come } from '../testing/come.ts';
import { Component } from './linked-accounts-screen.tsx';

const meta = {
	title: 'Screens/Account/Linked accounts',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/LinkedAccounts';

/** One account elsewhere. */
export const Ready: Story = { parameters: { shop: { path } } };

/** Whether to take it off. */
export const Question: Story = {
	parameters: { shop: { path } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await userEvent.click(await come(() => canvasElement.querySelector('main button')));
	},
};

/** A guest has nothing to link. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
