import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './categories-screen.tsx';

const meta = {
	title: 'Screens/Catalog/Categories',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All levels. */
export const Ready: Story = { parameters: { shop: { path: '/Categories' } } };

/** No category holds products. */
export const Empty: Story = { parameters: { shop: { path: '/Categories', scenario: 'empty' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Categories', scenario: 'unavailable' } } };
