import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { Component } from './receipt-screen.tsx';

const meta = {
	title: 'Screens/Documents/Receipt',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (code: string, scenario: ScenarioName = 'signed-in') => ({
	parameters: { shop: { path: `/Receipt/${code}`, scenario } },
});

/** Of an order that was paid. */
export const Ready: Story = of('ZL31000001');

/** Of no order of this account. */
export const NotFound: Story = of('ZL99999999');

/** Names that do not break. */
export const LongTexts: Story = of('ZL31000001', 'long-texts');

/** Every connection breaks. */
export const Offline: Story = of('ZL31000001', 'down');

/** The API answers 503. */
export const ServerDown: Story = of('ZL31000001', 'unavailable');
