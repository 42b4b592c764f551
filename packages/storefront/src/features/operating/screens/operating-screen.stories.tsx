import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './operating-screen.tsx';

const meta = {
	title: 'Screens/Operating/Overview',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating';

/** All sections, for an administrator. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** A role with one section. */
export const OneSection: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The second factor must be set up first. */
export const SetUp: Story = { parameters: { shop: { path, scenario: 'staff-without-factor' } } };

/** The second factor is asked for. */
export const Asked: Story = { parameters: { shop: { path, scenario: 'staff-asked' } } };

/** Too many wrong codes. */
export const Locked: Story = {
	parameters: { shop: { path, scenario: 'staff-locked' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.type(await canvas.findByRole('textbox'), '123456{Enter}');
		await canvas.findByRole('alert');
	},
};

/** An account that does not run the market. */
export const Outside: Story = { parameters: { shop: { path, scenario: 'signed-in' } } };

/** The first response has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'slow' } } };

/** The server is down. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
