import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './coupon-screen.tsx';

const meta = {
	title: 'Screens/Operating/Coupon',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Coupons/Edit';
const used = `${path}?code=WELCOME10`;

/** A new coupon, for a month from now on. */
export const New: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** A coupon that shoppers have: it changes in their favour alone. */
export const Used: Story = { parameters: { shop: { path: used, scenario: 'staff-catalogue' } } };

/** A planned coupon that is for goods of two categories. */
export const Categories: Story = {
	parameters: { shop: { path: `${path}?code=NEXTWEEK`, scenario: 'staff-catalogue' } },
};

/** The server did not take it. */
export const Refused: Story = {
	parameters: { shop: { path: used, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('switch');
		const form = canvasElement.querySelector('main form') as HTMLElement;
		await userEvent.click(within(form).getAllByRole('button').at(-1) as HTMLElement);
		await canvas.findByRole('alert');
	},
};

/** There is none of this code. */
export const NotFound: Story = { parameters: { shop: { path: `${path}?code=NOTHING`, scenario: 'staff-catalogue' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The coupon has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path: used, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path: used, scenario: 'staff-lists-down' } } };
