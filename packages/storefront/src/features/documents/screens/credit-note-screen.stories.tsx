import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { Component } from './credit-note-screen.tsx';

const meta = {
	title: 'Screens/Documents/Credit note',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (code: string, scenario: ScenarioName = 'return-refunded') => ({
	parameters: { shop: { path: `/CreditNote/${code}/1`, scenario } },
});

/** Of goods that were returned and refunded. */
export const Ready: Story = of('ZL31000001');

/** Of no order of this account. */
export const NotFound: Story = of('ZL99999999');

/** Every connection breaks. */
export const Offline: Story = of('ZL31000001', 'down');

/** The API answers 503. */
export const ServerDown: Story = of('ZL31000001', 'unavailable');
