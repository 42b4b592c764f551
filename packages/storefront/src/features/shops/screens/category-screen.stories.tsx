import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './category-screen.tsx';

const meta = {
	title: 'Screens/Shops/Category',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (rest: string) => ({
	mm: `/Shops/inle-weavers/Category/${rest}`,
	th: `/Shops/chiang-mai-loom/Category/${rest}`,
});

/** With what lies below it. */
export const FirstLevel: Story = { parameters: { shop: { path: at('fashion') } } };

/** Nothing below it. */
export const LastLevel: Story = { parameters: { shop: { path: at('clothing/shirts') } } };

/** A category that the shop made for itself. */
export const Own: Story = { parameters: { shop: { path: at('own-1') } } };

/** The shop is there, its products are not. */
export const ListingFailed: Story = { parameters: { shop: { path: at('fashion'), scenario: 'shop-sections-fail' } } };

/** The shop sells nothing in it. */
export const Gone: Story = { parameters: { shop: { path: at('gone') } } };

/** A shop that does not exist. */
export const ShopGone: Story = { parameters: { shop: { path: '/Shops/gone/Category/fashion' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Shops/:slug/Category/:category_slug" at={at('fashion').mm} />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: at('fashion'), scenario: 'unavailable' } } };

/** Long names without a place to break. */
export const LongTexts: Story = { parameters: { shop: { path: at('fashion'), scenario: 'long-texts' } } };
