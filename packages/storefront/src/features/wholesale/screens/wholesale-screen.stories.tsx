import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './wholesale-screen.tsx';

const meta = {
	title: 'Screens/Wholesale/Wholesale',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The button in each language of the toolbar. */
const ASK = /^(Request a quote|ဈေးမေးမည်|ขอราคา|询价)/;

const ask: Story['play'] = async ({ canvas, userEvent }) => {
	const [first] = await canvas.findAllByRole('button', { name: ASK });
	if (first) await userEvent.click(first);
};

/** Categories, goods with their ladders, how it works, shops, and all wholesale goods. */
export const Ready: Story = { parameters: { shop: { path: '/wholesale' } } };

/** The wholesale goods of a category. */
export const InCategory: Story = { parameters: { shop: { path: '/wholesale?category=fashion' } } };

/** Asking the shop for a price. */
export const AskingPrice: Story = {
	parameters: { shop: { path: '/wholesale', scenario: 'signed-in' } },
	play: ask,
};

/** A guest is told that it needs an account. */
export const AskingAsGuest: Story = {
	parameters: { shop: { path: '/wholesale', scenario: 'guest' } },
	play: ask,
};

/** Nothing is sold wholesale. */
export const Empty: Story = { parameters: { shop: { path: '/wholesale', scenario: 'empty' } } };

/** Names that do not break. */
export const LongTexts: Story = { parameters: { shop: { path: '/wholesale', scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/wholesale" at="/wholesale" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/wholesale', scenario: 'unavailable' } } };
