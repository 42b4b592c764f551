import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './reviews-screen.tsx';

const meta = {
	title: 'Screens/Operating/Goods in Review',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Goods';

/** What waits, one of them for the second time. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** Nothing waits. */
export const NothingWaits: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The queue has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The queue cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
