import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './audit-screen.tsx';

const meta = {
	title: 'Screens/Operating/Change history',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Audit';

/** Changes of roles and of accounts. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** Locks alone. */
export const Narrowed: Story = {
	parameters: { shop: { path: `${path}?action=account_locked`, scenario: 'staff-administrator' } },
};

/** Nothing was changed so long ago. */
export const NothingFound: Story = {
	parameters: { shop: { path: `${path}?to=2020-01-01`, scenario: 'staff-administrator' } },
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The changes have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The changes cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
