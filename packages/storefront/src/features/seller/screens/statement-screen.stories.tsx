import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './statement-screen.tsx';

const meta = {
	title: 'Screens/Seller/Statement',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Statements/STM-1-2';

/** Sales, and the correction of an order of an earlier statement. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** Its payout was transferred. */
export const Paid: Story = {
	parameters: { shop: { path: '/Selling/Statements/STM-1-1', scenario: 'selling' } },
};

/** No such statement, or one of another account. */
export const NotFound: Story = {
	parameters: { shop: { path: '/Selling/Statements/STM-9-9', scenario: 'selling' } },
};

/** The connection breaks. */
export const Offline: Story = { parameters: { shop: { path, scenario: 'down' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
