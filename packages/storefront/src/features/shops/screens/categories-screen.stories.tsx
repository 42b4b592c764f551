import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './categories-screen.tsx';

const meta = {
	title: 'Screens/Shops/Categories',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = { mm: '/Shops/inle-weavers/category', th: '/Shops/chiang-mai-loom/category' };

/** All that a shop sells. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** A shop without goods. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Shops/:slug/category" at={PATH.mm} />,
};

/** A shop that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Shops/gone/category' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
