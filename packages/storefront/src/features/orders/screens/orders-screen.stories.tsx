import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './orders-screen.tsx';

const meta = {
	title: 'Screens/Orders/Orders',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (path: string, scenario: ScenarioName = 'signed-in') => ({ parameters: { shop: { path, scenario } } });

/** One that was delivered, one on its way, one that waits for its payment. */
export const Ready: Story = at('/Orders', 'payment-declined');

/** A single order of the stage. */
export const One: Story = at('/Orders?stage=on_the_way');

/** What waits to be paid, with the way to pay. */
export const ToPay: Story = at('/Orders?stage=to_pay', 'payment-expired');

/** One that should have arrived by now. */
export const Late: Story = at('/Orders?stage=on_the_way', 'parcel-late');

/** What was delivered. */
export const Delivered: Story = at('/Orders?stage=delivered');

/** Goods of the order wait for the response of the shop. */
export const ReturnRequested: Story = at('/Orders?stage=delivered', 'return-requested');

/** Goods of the order came back. */
export const ReturnedInPart: Story = at('/Orders?stage=delivered', 'returned-in-part');

/** Nothing in the chosen stage. */
export const NoneInState: Story = at('/Orders?stage=cancelled');

/** Found by a part of its code. */
export const Found: Story = at('/Orders?code=3100-0002');

/** No order has such a code. */
export const NoneFound: Story = at('/Orders?code=ZL99999999');

/** Nothing was ordered yet. */
export const Empty: Story = at('/Orders', 'empty');

/** Guests order too. */
export const Guest: Story = at('/Orders', 'guest');

/** Names that do not break. */
export const LongTexts: Story = at('/Orders', 'long-texts');

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/Orders" at="/Orders" />,
};

/** Every connection breaks. */
export const Offline: Story = at('/Orders', 'down');

/** The API answers 503. */
export const ServerDown: Story = at('/Orders', 'unavailable');
