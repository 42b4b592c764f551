import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_TRACK_TOKEN, type ScenarioName } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
import { Component } from './track-screen.tsx';

const meta = {
	title: 'Screens/Tracking/Track',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (code = '', scenario: ScenarioName = 'signed-in') => ({
	parameters: { shop: { path: code === '' ? '/Track' : `/Track?code=${code}`, scenario } },
});

const find =
	(phone: string): Story['play'] =>
	async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('heading', { level: 1 });
		const form = await come(() => canvasElement.querySelector('main form[aria-label]'));
		if (phone !== '') await userEvent.type(await come(() => form.querySelector('input[type=tel]')), phone);
		await userEvent.click(await come(() => form.querySelector('button[type=submit]')));
	};

/** A form to fill in. */
export const Ready: Story = of();

/** Nothing was filled in. */
export const WrongFields: Story = { ...of('ZL12'), play: find('') };

/** No order has this code and this number. */
export const NotFound: Story = { ...of('ZL99999999'), play: find('09951234567') };

/** Too many tries. */
export const Limited: Story = { ...of('ZL31000002', 'tracking-limited'), play: find('09951234567') };

/** An order with its parcels. */
export const Found: Story = { ...of('ZL31000002'), play: find('09951234567') };

/** A parcel that should have arrived by now. */
export const Late: Story = { ...of('ZL31000002', 'parcel-late'), play: find('09951234567') };

/** One parcel by its own code. */
export const ParcelFound: Story = { ...of('EX100000010MP'), play: find('09951234567') };

/** The link of a message opens its order. */
export const Linked: Story = {
	parameters: { shop: { path: `/Track#ZL31000002.${MOCK_TRACK_TOKEN}`, scenario: 'signed-out' } },
	play: async ({ canvas }) => {
		await canvas.findByRole('article');
	},
};

/** The link of a message is not whole. */
export const LinkRefused: Story = {
	parameters: { shop: { path: '/Track#ZL31000002.x', scenario: 'signed-out' } },
	play: async ({ canvas }) => {
		await canvas.findByRole('alert');
	},
};

/** Every connection breaks. */
export const Offline: Story = { ...of('ZL31000002', 'down'), play: find('09951234567') };

/** The API answers 503. */
export const ServerDown: Story = { ...of('ZL31000002', 'unavailable'), play: find('09951234567') };
