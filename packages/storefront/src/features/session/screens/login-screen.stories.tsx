import type { Meta, StoryObj } from '@storybook/react-vite';
import { come } from '../../../testing/come.ts';
import { Component } from './login-screen.tsx';

const meta = {
	title: 'Screens/Sign in/Sign in',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

type Typist = Parameters<NonNullable<Story['play']>>[0]['userEvent'];

/** Fills the form by its names, which are the same in every language, and sends it. */
async function signIn(canvas: HTMLElement, typist: Typist, identifier: string, password: string) {
	for (const [name, text] of Object.entries({ identifier, password })) {
		if (text !== '') await typist.type(await come(() => canvas.querySelector(`[name=${name}]`)), text);
	}
	await typist.click(await come(() => canvas.querySelector('main [type=submit]')));
}

/** Nothing typed yet. */
export const Idle: Story = { parameters: { shop: { path: '/login', scenario: 'signed-out' } } };

/** From the buy button of a product. */
export const RequiredToBuy: Story = {
	parameters: {
		shop: { path: '/login?redirect=%2FProducts%2F1001%3Fvariant%3D1001-2%26quantity%3D2', scenario: 'signed-out' },
	},
};

/** From a page that needs a session. */
export const RequiredByPage: Story = {
	parameters: {
		shop: { path: '/login?redirect=%2Fprofile%3Ftarget%3Dwishlist&error=SessionRequired', scenario: 'signed-out' },
	},
};

/** Sent with nothing usable in it. */
export const FieldErrors: Story = {
	parameters: { shop: { path: '/login', scenario: 'signed-out' } },
	play: async ({ canvasElement, canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await signIn(canvasElement, userEvent, 'shopper@example', '');
	},
};

/** Refused; what was typed stays. */
export const WrongCredentials: Story = {
	parameters: { shop: { path: '/login', scenario: 'sign-in-refused' } },
	play: async ({ canvasElement, canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await signIn(canvasElement, userEvent, 'shopper@example.com', 'wrong');
	},
};

/** Too many attempts. */
export const Locked: Story = {
	parameters: { shop: { path: '/login', scenario: 'sign-in-locked' } },
	play: async ({ canvasElement, canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await signIn(canvasElement, userEvent, 'shopper@example.com', 'wrong');
	},
};

/** Sign-in cannot be reached after the list of providers. */
export const ServerDown: Story = {
	parameters: { shop: { path: '/login', scenario: 'sign-in-down' } },
	play: async ({ canvasElement, canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await signIn(canvasElement, userEvent, 'shopper@example.com', 'zaylat-demo');
	},
};

/** The ways to sign in are not known when the page is opened. */
export const NotAvailable: Story = { parameters: { shop: { path: '/login', scenario: 'sign-in-unknown' } } };

/** Google is set up as a way to sign in. */
export const WithGoogle: Story = { parameters: { shop: { path: '/login', scenario: 'signed-out-google' } } };

/** Google led back, but the address has an account of its own here. */
export const RefusedElsewhere: Story = {
	parameters: {
		shop: { path: '/login?error=OAuthSignin&code=OAuthAccountNotLinked', scenario: 'signed-out-google' },
	},
};

/** The demo profile shows the demo account. */
export const Development: Story = {
	parameters: { shop: { path: '/login', scenario: 'signed-out', isDemo: true } },
};
