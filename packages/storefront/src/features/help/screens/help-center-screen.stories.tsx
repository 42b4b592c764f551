import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './help-center-screen.tsx';

const meta = {
	title: 'Screens/Help/Help center',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every article by group. */
export const Ready: Story = { parameters: { shop: { path: '/Help', scenario: 'signed-out' } } };

/** Before the list is here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Help" at="/Help" />,
};

/** The connection is lost. */
export const Offline: Story = { parameters: { shop: { path: '/Help', scenario: 'down' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Help', scenario: 'unavailable' } } };
