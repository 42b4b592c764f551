import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './post-offices-screen.tsx';

const meta = {
	title: 'Screens/Tools/Post offices',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those of the edition's country. */
export const Ready: Story = { parameters: { shop: { path: '/PostOffices', scenario: 'signed-out' } } };

/** By postcode, in one region. */
export const Searched: Story = {
	parameters: { shop: { path: '/PostOffices?search=11&in=mm-yangon', scenario: 'signed-out' } },
};

/** Nothing has that name. */
export const Empty: Story = { parameters: { shop: { path: '/PostOffices?search=qqqq', scenario: 'signed-out' } } };

/** Before the list is here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/PostOffices" at="/PostOffices" />,
};

/** The connection is lost. */
export const Offline: Story = { parameters: { shop: { path: '/PostOffices', scenario: 'down' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/PostOffices', scenario: 'unavailable' } } };
