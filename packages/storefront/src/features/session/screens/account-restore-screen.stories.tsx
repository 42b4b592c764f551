import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './account-restore-screen.tsx';
import { fillAndSend } from './story-typing.ts';

const meta = {
	title: 'Screens/Sign in/Restore',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/account-restore';
const TYPED = { identifier: 'shopper@example.com', password: 'zaylat-demo' };

/** Nothing typed yet. */
export const Idle: Story = { parameters: { shop: { path, scenario: 'signed-out' } } };

/** Somebody whose account is as it should be. */
export const Active: Story = { parameters: { shop: { path } } };

/** Refused; what was typed stays. */
export const WrongCredentials: Story = {
	parameters: { shop: { path, scenario: 'sign-in-refused' } },
	play: async (context) => {
		await fillAndSend(context, TYPED);
	},
};

/** More than 90 days have gone by. */
export const AlreadyDeleted: Story = {
	parameters: { shop: { path, scenario: 'account-deleted' } },
	play: async (context) => {
		await fillAndSend(context, TYPED);
	},
};

/** Sign-in cannot be reached. */
export const ServerDown: Story = {
	parameters: { shop: { path, scenario: 'sign-in-down' } },
	play: async (context) => {
		await fillAndSend(context, TYPED);
	},
};
