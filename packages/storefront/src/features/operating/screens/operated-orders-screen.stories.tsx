import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './operated-orders-screen.tsx';

const meta = {
	title: 'Screens/Operating/Orders',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Orders';

/** Orders in several states. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** Those whose parcels are late. */
export const NeedingAPerson: Story = {
	parameters: { shop: { path: `${path}?concern=late`, scenario: 'staff-support' } },
};

/** No order has the code. */
export const NothingFound: Story = {
	parameters: { shop: { path: `${path}?search=ZZ00000000`, scenario: 'staff-administrator' } },
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The orders have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The orders cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
