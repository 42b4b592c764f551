import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './earnings-screen.tsx';

const meta = {
	title: 'Screens/Seller/Earnings',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Earnings';

/** Statements with a payout that waits and one that was transferred, and what is on hold. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'selling' } } };

/** What is on hold cannot be loaded; the statements are there. */
export const HoldFailed: Story = { parameters: { shop: { path, scenario: 'earnings-hold-down' } } };

/** Nothing was sold yet. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'empty' } } };

/** The account owns no shop. */
export const NoShop: Story = { parameters: { shop: { path, scenario: 'no-shop' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
