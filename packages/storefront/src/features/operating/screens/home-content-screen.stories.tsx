import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './home-content-screen.tsx';

const meta = {
	title: 'Screens/Operating/Home page',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Home';

/** Banners that are shown, planned and drafts, and the sections below them. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** The market has just been opened: no banner yet. */
export const Empty: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** A hand-picked section is added. */
export const Section: Story = {
	parameters: { shop: { path, scenario: 'staff-catalogue' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const tables = await canvas.findAllByRole('table');
		const buttons = within(tables.at(-1)?.parentElement?.parentElement as HTMLElement).getAllByRole('button');
		await userEvent.click(buttons.at(-1) as HTMLElement);
		await canvas.findByRole('switch');
	},
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** What there is has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
