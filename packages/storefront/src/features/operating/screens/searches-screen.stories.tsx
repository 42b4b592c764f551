import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './searches-screen.tsx';

const meta = {
	title: 'Screens/Operating/Searches',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Searches';

/** Texts of both editions in the last 30 days. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Those of one edition in the last week. */
export const Narrowed: Story = {
	parameters: { shop: { path: `${path}?edition=th&days=7`, scenario: 'staff-administrator' } },
};

/** Everything that was searched for was found. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-money' } } };

/** The searches have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The searches cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
