import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './digital-home-screen.tsx';

const meta = {
	title: 'Screens/Digital/Home',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/digitalzaylat';

/** Categories, and shelves by what plans give. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** The shelves did not arrive; each can be retried. */
export const ShelfFailed: Story = {
	parameters: { shop: { path: PATH, scenario: 'listings-down' } },
};

/** Before the first digital goods are in. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={PATH} at={PATH} />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
