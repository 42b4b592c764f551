import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_ORDER_TO_PAY } from '@zaylat/api-client/mocks';
import { BareScreen } from '../../../testing/bare-screen.tsx';
import { Component } from './dev-tool-screen.tsx';

const meta = {
	title: 'Screens/Developer/Dev tool',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const AT = { path: '/dev-tool', isDemo: true };

/** Messages with codes, parcels of the shopper, the clock, nothing that fails. */
export const Ready: Story = { parameters: { shop: AT } };

/** The parcels of one order. */
export const Found: Story = {
	parameters: { shop: { ...AT, path: `/dev-tool?code=${MOCK_ORDER_TO_PAY}`, scenario: 'order-paid' } },
};

/** No parcel has that code. */
export const NotFound: Story = { parameters: { shop: { ...AT, path: '/dev-tool?code=ZZ00000000' } } };

/** Nothing was sent, nothing was ordered. */
export const Empty: Story = { parameters: { shop: { ...AT, scenario: 'empty' } } };

/** Nobody is signed in. */
export const Visitor: Story = { parameters: { shop: { ...AT, scenario: 'signed-out' } } };

/** Before the data are here. */
export const Loading: Story = {
	parameters: { shop: { scenario: 'slow' } },
	render: () => <BareScreen Component={Component} path="/dev-tool" at="/dev-tool" />,
};

/** The connection is lost. */
export const Offline: Story = { parameters: { shop: { ...AT, scenario: 'down' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { ...AT, scenario: 'unavailable' } } };
