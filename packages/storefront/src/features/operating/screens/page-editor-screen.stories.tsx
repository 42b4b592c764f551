import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Component } from './page-editor-screen.tsx';

const meta = {
	title: 'Screens/Operating/Page editor',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const path = '/Operating/Pages/Edit?page=terms-of-use';

/** Types into the visible text of the page, and saves the draft. */
const write =
	(text: string): NonNullable<Story['play']> =>
	async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		await canvas.findByRole('combobox');
		const form = canvasElement.querySelector('main form') as HTMLElement;
		await userEvent.type(within(form).getAllByRole('textbox').at(-1) as HTMLElement, text);
		await userEvent.click(within(form).getAllByRole('button').at(-1) as HTMLElement);
		await canvas.findByText((words, element) => element?.tagName === 'P' && words.includes('One more line'));
	};

/** A page that staff have changed: one version holds, another is planned. */
export const Published: Story = { parameters: { shop: { path, scenario: 'staff-administrator' } } };

/** A page as the shop came with it. */
export const Shipped: Story = {
	parameters: { shop: { path: '/Operating/Pages/Edit?page=how-to-buy', scenario: 'staff-catalogue' } },
};

/** A draft that can be published. */
export const Draft: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: write('{Enter}{Enter}One more line'),
};

/** A draft with HTML in it, which is refused. */
export const Problems: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: write('{Enter}{Enter}One more line <b>'),
};

/** What a version has changed. */
export const Differences: Story = {
	parameters: { shop: { path, scenario: 'staff-administrator' } },
	play: async ({ canvasElement }) => {
		const canvas = within(canvasElement);
		const table = await canvas.findByRole('table');
		await userEvent.click(within(table).getAllByRole('button')[0] as HTMLElement);
		await within(canvasElement.ownerDocument.body).findByRole('dialog');
	},
};

/** There is no such page. */
export const NotFound: Story = {
	parameters: { shop: { path: '/Operating/Pages/Edit?page=nothing', scenario: 'staff-administrator' } },
};

/** The role does not include the section. */
export const Forbidden: Story = { parameters: { shop: { path, scenario: 'staff-support' } } };

/** The page has not arrived yet. */
export const Loading: Story = { parameters: { shop: { path, scenario: 'staff-lists-slow' } } };

/** It cannot be loaded. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'staff-lists-down' } } };
