import type { Meta, StoryObj } from '@storybook/react-vite';
import { come } from '../../../testing/come.ts';
import { addressOnDevice } from '../../../testing/saved-address.ts';
import { Component } from './address-book-screen.tsx';

const meta = {
	title: 'Screens/Account/Address book',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two addresses, one of them primary. */
export const Ready: Story = { parameters: { shop: { path: '/AddressBook' } } };

/** Nothing kept yet. */
export const Empty: Story = { parameters: { shop: { path: '/AddressBook', scenario: 'no-addresses' } } };

/** Nothing kept yet, but the device has an address of an earlier guest. */
export const KeptAddress: Story = {
	parameters: { shop: { path: '/AddressBook', scenario: 'no-addresses' } },
	beforeEach: addressOnDevice,
};

/** A new one to fill in. */
export const NewAddress: Story = { parameters: { shop: { path: '/AddressBook?edit=new' } } };

/** Sent with nothing in it. */
export const FieldErrors: Story = {
	parameters: { shop: { path: '/AddressBook?edit=new' } },
	play: async ({ canvasElement, canvas, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		await userEvent.click(await come(() => canvasElement.querySelector('main [type=submit]')));
	},
};

/** One that is kept, to change. */
export const ChangeAddress: Story = { parameters: { shop: { path: '/AddressBook?edit=address-1' } } };

/** One that was removed elsewhere. */
export const Gone: Story = { parameters: { shop: { path: '/AddressBook?edit=address-9' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path: '/AddressBook', scenario: 'unavailable' } } };
