import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './super-playground-screen.tsx';

const meta = {
	title: 'Screens/Developer/Super playground',
	component: Component,
	parameters: {
		layout: 'fullscreen',
		shop: { path: '/super-playground', isDemo: true, scenario: 'signed-out' },
	},
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All samples. */
export const Ready: Story = {};
