import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './scan-guide-screen.tsx';

const meta = {
	title: 'Screens/Download/Scan guide',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first step of the guide, and the code that opens it elsewhere. */
export const Ready: Story = { parameters: { shop: { path: '/ScanQRForVideo', scenario: 'signed-out' } } };
