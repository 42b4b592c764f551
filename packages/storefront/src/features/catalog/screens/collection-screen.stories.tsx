import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './collection-screen.tsx';

const meta = {
	title: 'Screens/Collections/Collection',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = '/product-collections/made-by-hand/1';

/** A collection that fits one page. */
export const Ready: Story = { parameters: { shop: { path: PATH } } };

/** More than one page. */
export const MorePages: Story = { parameters: { shop: { path: PATH, scenario: 'many' } } };

/** All of it is sold out for good. */
export const Empty: Story = { parameters: { shop: { path: PATH, scenario: 'empty' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: PATH, scenario: 'long-texts' } } };

/** The other collections do not answer. */
export const OthersFailed: Story = { parameters: { shop: { path: PATH, scenario: 'lists-fail' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/product-collections/:slug/:id" at={PATH} />,
};

/** A collection that has ended. */
export const Gone: Story = { parameters: { shop: { path: '/product-collections/gone/999' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: PATH, scenario: 'unavailable' } } };
