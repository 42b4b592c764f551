import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './comparison-screen.tsx';

const meta = {
	title: 'Screens/Comparison/Comparison',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (...ids: readonly string[]) => ({ path: `/Compare?${ids.map((id) => `id=${id}`).join('&')}` });

/** Two products of one kind. */
export const Ready: Story = { parameters: { shop: at('1001', '1022') } };

/** Only the points that tell them apart. */
export const OnlyDifferences: Story = {
	parameters: { shop: at('1001', '1022') },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('switch'));
	},
};

/** As many as are compared at once, of kinds that have little in common. */
export const Four: Story = { parameters: { shop: at('1001', '1002', '1003', '1004') } };

/** A comparison that has just begun. */
export const OneProduct: Story = { parameters: { shop: at('1004') } };

/** Nothing was chosen. */
export const Empty: Story = { parameters: { shop: { path: '/Compare' } } };

/** A shared address whose products are gone. */
export const Gone: Story = { parameters: { shop: at('8888') } };

/** Names that are as long as they get. */
export const LongTexts: Story = { parameters: { shop: { ...at('1001', '1022'), scenario: 'long-texts' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Compare" at="/Compare?id=1004" />,
};

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { ...at('1004'), scenario: 'unavailable' } } };
