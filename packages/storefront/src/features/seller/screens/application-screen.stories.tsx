import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './application-screen.tsx';

const meta = {
	title: 'Screens/Seller/Application',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Selling/Application';

/** Texts in each language of the toolbar. */
const COMPANY = /^A company|^ကုမ္ပဏီ|^บริษัท|^企业/;
const SEND = /^Send application|^လျှောက်လွှာ ပို့⁠မည်|^ส่งใบสมัคร|^提交申请/;

/** Nothing was sent yet. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'signed-in' } } };

/** A company has a number. */
export const Company: Story = {
	parameters: { shop: { path, scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('radio', { name: COMPANY }));
	},
};

/** Everything is missing. */
export const WithProblems: Story = {
	parameters: { shop: { path, scenario: 'signed-in' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: SEND }));
		await canvas.findAllByRole('alert');
	},
};

/** Staff check it. */
export const Sent: Story = { parameters: { shop: { path, scenario: 'application-sent' } } };

/** Staff asked for more. */
export const MoreAsked: Story = { parameters: { shop: { path, scenario: 'application-more-asked' } } };

/** Staff refused it, with a reason. */
export const Refused: Story = { parameters: { shop: { path, scenario: 'application-refused' } } };

/** The shop is open; its first steps. */
export const Accepted: Story = { parameters: { shop: { path, scenario: 'application-accepted' } } };

/** A guest has no account yet. */
export const NoAccount: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
