import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './shops-screen.tsx';

const meta = {
	title: 'Screens/Shops/Shops',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/Shops';

/** The shops, those with most followers first. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** There is no shop yet. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path={PATH} at={PATH} />,
};

/** Names that need several lines. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
