import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './pages-screen.tsx';

const meta = {
	title: 'Screens/Operating/Pages',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Pages';

/** Pages as the shop came with them, and one that staff have changed in one language. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** No page has been changed yet. */
export const FirstDay: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The pages have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** They cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
