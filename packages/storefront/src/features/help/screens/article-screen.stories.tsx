import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { come } from '../../../testing/come.ts';
import { Component } from './article-screen.tsx';

const meta = {
	title: 'Screens/Help/Article',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sections with text and lists, and what can be done next. */
export const Ready: Story = { parameters: { shop: { path: '/Help/HowToBuy', scenario: 'signed-out' } } };

/** Questions that open their answers. */
export const Questions: Story = {
	parameters: { shop: { path: '/Help/Faq', scenario: 'signed-out' } },
	play: async ({ canvasElement, userEvent }) => {
		await userEvent.click(await come(() => canvasElement.querySelector('main [data-part=collapsible-trigger]')));
	},
};

/** One of the legal pages, by its path in the footer's folder. */
export const Legal: Story = { parameters: { shop: { path: '/Footer/Legal/Terms', scenario: 'signed-out' } } };

/** Before the article is here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Help/HowToBuy" at="/Help/HowToBuy" />,
};

/** The connection is lost. */
export const Offline: Story = { parameters: { shop: { path: '/Help/HowToBuy', scenario: 'down' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/Help/HowToBuy', scenario: 'unavailable' } } };
