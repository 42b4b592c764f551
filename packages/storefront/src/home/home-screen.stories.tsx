import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../testing/bare-screen.tsx';
import { Component } from './home-screen.tsx';

const meta = { title: 'Screens/Home/Home', component: Component, parameters: { layout: 'fullscreen' } } satisfies Meta<
	typeof Component
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A usual day, with a flash sale. */
export const Ready: Story = { parameters: { shop: { path: '/' } } };

/** Before the first goods are in. */
export const Empty: Story = { parameters: { shop: { path: '/', scenario: 'empty' } } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { path: '/', scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/" at="/" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/', scenario: 'unavailable' } } };
