import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './about-screen.tsx';

const meta = {
	title: 'Screens/Shops/About',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = { mm: '/Shops/inle-weavers/about', th: '/Shops/chiang-mai-loom/about' };

/** A verified shop. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** A shop that nobody has verified yet. */
export const NotVerified: Story = {
	parameters: { shop: { path: { mm: '/Shops/ma-hla-corner/about', th: '/Shops/soi-nine/about' } } },
};

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Shops/:slug/about" at={PATH.mm} />,
};

/** A shop that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Shops/gone/about' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
