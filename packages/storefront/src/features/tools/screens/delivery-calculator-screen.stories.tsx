import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './delivery-calculator-screen.tsx';

const meta = {
	title: 'Screens/Tools/Delivery calculator',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (query: string): Story => ({
	parameters: { shop: { path: `/DeliveryCalculator${query}`, scenario: 'signed-out' } },
});

/** Nothing was asked yet. */
export const Ready: Story = at('');

/** Inside the country. */
export const Calculated: Story = at('?from=mm-yangon&to=mm-mandalay&kg=2.5');

/** To a country whose regions are not stored. */
export const Abroad: Story = at('?from=mm-yangon&to=jp&kg=2.5');

/** A weight and a place that cannot be. */
export const WrongFields: Story = at('?from=mm-yangon&to=&kg=heavy');

/** Too heavy for everybody. */
export const NoService: Story = at('?from=mm-yangon&to=mm-mandalay&kg=900');

/** Before the costs are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => (
		<BareScreen
			Component={Component}
			path="/DeliveryCalculator"
			at="/DeliveryCalculator?from=mm-yangon&to=mm-mandalay&kg=1"
		/>
	),
};

/** The connection is lost. */
export const Offline: Story = { parameters: { shop: { path: '/DeliveryCalculator', scenario: 'down' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/DeliveryCalculator', scenario: 'unavailable' } } };
