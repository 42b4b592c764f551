import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './points-screen.tsx';

const meta = {
	title: 'Screens/Account/Points',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Points';

/** A balance and what moved it. */
export const Ready: Story = { parameters: { shop: { path } } };

/** Guests collect no points. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The history is on its way. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
