import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './home-screen.tsx';

const meta = { title: 'Screens/Home/Home', component: Component, parameters: { layout: 'fullscreen' } } satisfies Meta<
	typeof Component
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A usual day, with a flash sale. */
export const Ready: Story = { parameters: { shop: { path: '/' } } };

/** With what a visitor looked at last. */
export const RecentlyViewed: Story = {
	parameters: { shop: { path: '/', scenario: 'signed-out' } },
	beforeEach: () => {
		window.localStorage.setItem('recent-views-mm', JSON.stringify(['1004', '1002', '1001']));
		return () => window.localStorage.removeItem('recent-views-mm');
	},
};

/** One section could not be loaded; the others stand. */
export const SectionFailed: Story = { parameters: { shop: { path: '/', scenario: 'listings-down' } } };

/** Before the first goods are in. */
export const Empty: Story = { parameters: { shop: { path: '/', scenario: 'empty' } } };

/** A market without goods, on the machine of its server. */
export const Setup: Story = { parameters: { shop: { path: '/', scenario: 'empty', isLocal: true } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: '/', scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/" at="/" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/', scenario: 'unavailable' } } };

/** Every connection breaks. */
export const Offline: Story = { parameters: { shop: { path: '/', scenario: 'down' } } };
