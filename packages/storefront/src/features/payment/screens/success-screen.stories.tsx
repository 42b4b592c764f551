import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_ORDER_TO_PAY, type ScenarioName } from '@zaylat/api-client/mocks';
import { Component } from './success-screen.tsx';

const meta = {
	title: 'Screens/Payment/Success',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (code: string, scenario: ScenarioName = 'signed-in') => ({
	shop: { path: `/payment/Success?order=${code}`, scenario },
});

/** The money has come. */
export const Paid: Story = { parameters: of(MOCK_ORDER_TO_PAY, 'order-paid') };

/** Cash is taken at the door. */
export const Cash: Story = { parameters: of('ZL31000002') };

/** Codes are in the library, and on their way by email. */
export const Digital: Story = { parameters: of(MOCK_ORDER_TO_PAY, 'digital-paid') };

/** The gateway has not told yet. */
export const NotConfirmed: Story = { parameters: of(MOCK_ORDER_TO_PAY, 'pay-by-card') };

/** Not an order of this shopper. */
export const NotFound: Story = { parameters: of('ZL00000000') };

/** The API answers 503. */
export const ServerDown: Story = { parameters: of('ZL31000001', 'unavailable') };
