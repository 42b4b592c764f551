import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './password-reset-screen.tsx';
import { fillAndSend } from './story-typing.ts';

const meta = {
	title: 'Screens/Sign in/Password reset',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/auth/passwordReset';
const TYPED = { identifier: 'shopper@example.com' };

/** Nothing typed yet. */
export const Idle: Story = { parameters: { shop: { path, scenario: 'signed-out' } } };

/** Neither an email nor a number. */
export const FieldErrors: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, { identifier: '12345' });
	},
};

/** The code was sent; the new password is beside it. */
export const Code: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, TYPED, 'code');
	},
};

/** A wrong code; the new password stays. */
export const WrongCode: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, TYPED, 'code');
		await fillAndSend(context, { code: '000000', password: 'lotus-river-7' });
	},
};

/** The API answers 503; what was typed stays. */
export const ServerDown: Story = {
	parameters: { shop: { path, scenario: 'registration-down' } },
	play: async (context) => {
		await fillAndSend(context, TYPED);
	},
};
