import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './callback-screen.tsx';

const meta = {
	title: 'Screens/Sign in/Callback',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The session is on its way. */
export const Waiting: Story = { parameters: { shop: { path: '/callback', scenario: 'session-slow' } } };

/** The other side said no. */
export const Refused: Story = {
	parameters: { shop: { path: '/callback?error=AccessDenied&redirect=%2FCheckout', scenario: 'signed-out' } },
};

/** Nobody is signed in after all. */
export const SignedOut: Story = { parameters: { shop: { path: '/callback', scenario: 'signed-out' } } };
