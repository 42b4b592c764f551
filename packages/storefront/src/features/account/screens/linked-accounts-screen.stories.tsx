import type { Meta, StoryObj } from '@storybook/react-vite';
import { come } from '../../../testing/come.ts';
import { Component } from './linked-accounts-screen.tsx';

const meta = {
	title: 'Screens/Account/Linked accounts',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/LinkedAccounts';

/** One OAuth account. */
export const Ready: Story = { parameters: { shop: { path } } };

/** Whether to take it off. */
export const Question: Story = {
	parameters: { shop: { path } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await userEvent.click(await come(() => canvasElement.querySelector('main button')));
	},
};

/** The password is asked for before it is taken off. */
export const Proof: Story = {
	parameters: { shop: { path } },
	play: async (context) => {
		await Question.play?.(context);
		const body = context.canvasElement.ownerDocument;
		await context.userEvent.click(await come(() => body.querySelector('[data-part=alert-dialog-confirm]')));
		await come(() => body.querySelector('dialog[open] [name=password]:focus'));
	},
};

/** An OAuth account can be linked. */
export const ToLink: Story = { parameters: { shop: { path, scenario: 'nothing-linked' } } };

/** The OAuth account signs in to another account. */
export const LinkRefused: Story = {
	parameters: {
		shop: { path: `${path}?error=OAuthSignin&code=OAuthAccountNotLinked`, scenario: 'nothing-linked' },
	},
};

/** The proof was given too long ago. */
export const LinkUnproven: Story = {
	parameters: {
		shop: { path: `${path}?error=OAuthSignin&code=ReauthenticationRequired`, scenario: 'nothing-linked' },
	},
};

/** A guest has nothing to link. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
