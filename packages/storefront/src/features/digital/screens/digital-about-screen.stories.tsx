import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-about-screen.tsx';

const meta = {
	title: 'Screens/Digital/About',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How a code comes. */
export const Code: Story = { parameters: { shop: { path: '/Digital/9001/about' } } };

/** How a file comes. */
export const Download: Story = { parameters: { shop: { path: '/Digital/9013/about' } } };

/** Two forms, each explained. */
export const Licence: Story = { parameters: { shop: { path: '/Digital/9008/about' } } };

/** A name that does not break. */
export const LongTexts: Story = { parameters: { shop: { path: '/Digital/9008/about', scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Digital/:slug/about" at="/Digital/9008/about" />,
};

/** The product does not exist any more. */
export const Gone: Story = { parameters: { shop: { path: '/Digital/9999/about' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Digital/9008/about', scenario: 'unavailable' } } };
