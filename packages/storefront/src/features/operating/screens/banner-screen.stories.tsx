import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './banner-screen.tsx';

const meta = {
	title: 'Screens/Operating/Banner',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Home/Banner';

const save: Story['play'] = async ({ canvasElement }) => {
	const canvas = within(canvasElement);
	await canvas.findByRole('switch');
	const form = canvasElement.querySelector('main form') as HTMLElement;
	await userEvent.click(within(form).getAllByRole('button').at(-1) as HTMLElement);
	await canvas.findByRole('alert');
};

/** A new banner, which is a draft at first. */
export const New: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } } };

/** A banner that begins next week. */
export const Planned: Story = { parameters: { shop: { path: `${path}?id=planned`, scenario: 'staff-catalogue' } } };

/** What is missing is named at its field. */
export const Incomplete: Story = { parameters: { shop: { path, scenario: 'staff-catalogue' } }, play: save };

/** The server did not take it. */
export const Refused: Story = {
	parameters: { shop: { path: `${path}?id=planned`, scenario: 'staff-refused' } },
	play: save,
};

/** Somebody has removed it. */
export const NotFound: Story = { parameters: { shop: { path: `${path}?id=gone`, scenario: 'staff-catalogue' } } };

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** What there is has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
