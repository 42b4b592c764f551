import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../testing/bare-screen.tsx';
import { Component } from './category-screen.tsx';

const meta = {
	title: 'Screens/Catalog/Category',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With the categories inside it. */
export const FirstLevel: Story = { parameters: { shop: { path: '/Category/fashion' } } };

/** One level below. */
export const SecondLevel: Story = { parameters: { shop: { path: '/Category/fashion/clothing' } } };

/** Nothing below it. */
export const LastLevel: Story = { parameters: { shop: { path: '/Category/fashion/last/shirts' } } };

/** A category without products. */
export const Empty: Story = { parameters: { shop: { path: '/Category/books', scenario: 'one' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Category/:slug" at="/Category/fashion" />,
};

/** A category that does not exist. */
export const Gone: Story = { parameters: { shop: { path: '/Category/gone' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Category/fashion', scenario: 'unavailable' } } };
