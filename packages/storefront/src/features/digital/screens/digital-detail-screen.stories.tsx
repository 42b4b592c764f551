import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-detail-screen.tsx';

const meta = {
	title: 'Screens/Digital/Detail',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The product alone, with its two pages as tabs. */
export const Ready: Story = { parameters: { shop: { path: '/Digital/9008' } } };

/** Named by words before its id. */
export const ByWords: Story = { parameters: { shop: { path: '/Digital/photography-course-9009' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Digital/:slug" at="/Digital/9008" />,
};

/** The product does not exist any more. */
export const Gone: Story = { parameters: { shop: { path: '/Digital/netflix' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Digital/9008', scenario: 'unavailable' } } };
