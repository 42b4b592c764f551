import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './flash-sale-screen.tsx';

const meta = {
	title: 'Screens/Shops/FlashSale',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = { mm: '/Shops/inle-weavers/flashSalePage', th: '/Shops/chiang-mai-loom/flashSalePage' };

/** Some hours are left. */
export const Running: Story = { parameters: { shop: { path: PATH } } };

/** The time has run out, and what holds now is not known yet. */
export const Ended: Story = { parameters: { shop: { path: PATH, scenario: 'sale-over' } } };

/** Nothing of the shop is in the sale. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };

/** The shop is there, its sale does not answer. */
export const SaleFailed: Story = { parameters: { shop: { path: PATH, scenario: 'shop-sections-fail' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Shops/:slug/flashSalePage" at={PATH.mm} />,
};

/** A shop that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Shops/gone/flashSalePage' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
