import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './staff-screen.tsx';

const meta = {
	title: 'Screens/Operating/Staff',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Staff';

/** An administrator and somebody in support, who has no second factor yet. */
export const Ready: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** The first administrator is alone. */
export const One: Story = { parameters: { shop: { path, scenario: 'staff-first-day' } } };

/** The last administrator cannot be removed. */
export const Refused: Story = {
	parameters: { shop: { path, scenario: 'staff-refused' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await userEvent.type(await canvas.findByRole('textbox'), 'aung@example.com');
		await userEvent.click((await canvas.findAllByRole('checkbox'))[0] as HTMLElement);
		await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement);
		await canvas.findByRole('alert');
	},
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The staff have not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** The staff cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
