import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './download-screen.tsx';

const meta = {
	title: 'Screens/Download/Download',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The stores, and a code for the telephone. */
export const Ready: Story = { parameters: { shop: { path: '/Download', scenario: 'signed-out' } } };
