import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './recent-views-screen.tsx';

const meta = {
	title: 'Screens/RecentViews/RecentViews',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = { path: '/RecentViews' };

/** A device that remembers what a visitor looked at. */
function remember() {
	window.localStorage.setItem('recent-views-mm', JSON.stringify(['1004', '1002', '1001']));
	return () => window.localStorage.removeItem('recent-views-mm');
}

/** Of somebody with an account. */
export const Ready: Story = { parameters: { shop: AT } };

/** Of a visitor, kept on the device. */
export const Visitor: Story = { parameters: { shop: { ...AT, scenario: 'signed-out' } }, beforeEach: remember };

/** Nothing was looked at. */
export const Empty: Story = { parameters: { shop: { ...AT, scenario: 'signed-out' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { ...AT, scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/RecentViews" at="/RecentViews" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { ...AT, scenario: 'unavailable' } } };
