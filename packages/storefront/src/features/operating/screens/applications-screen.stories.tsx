import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './applications-screen.tsx';

const meta = {
	title: 'Screens/Operating/Applications',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Applications';

/** Those that wait for a decision. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Applications in every state. */
export const AllStates: Story = {
	parameters: { shop: { path: `${path}?state=all`, scenario: 'staff-administrator' } },
};

/** Nobody waits. */
export const NothingWaits: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The applications have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The applications cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
