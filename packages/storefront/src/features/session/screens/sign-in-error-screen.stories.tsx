import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './sign-in-error-screen.tsx';

const meta = {
	title: 'Screens/Sign in/Not available',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list of providers cannot be had. */
export const Ready: Story = {
	parameters: { shop: { path: '/auth/error?redirect=%2FOrders&error=ProvidersUnavailable', scenario: 'signed-out' } },
};
