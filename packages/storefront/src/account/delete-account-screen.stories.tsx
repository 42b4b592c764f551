import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './delete-account-screen.tsx';

const meta = {
	title: 'Screens/Account/Delete account',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const path = '/DeleteAccount';

/** Asks for the code: the only button of the page, whatever its words. */
async function ask({ canvas, canvasElement, userEvent }: Context): Promise<void> {
	await canvas.findByRole('heading', { level: 1 });
	const send = canvasElement.querySelector<HTMLButtonElement>('main button');
	if (send) await userEvent.click(send);
	await canvas.findByRole('textbox');
}

/** What it does, and where the code will go. */
export const Ready: Story = { parameters: { shop: { path } } };

/** The code was sent. */
export const Code: Story = { parameters: { shop: { path } }, play: ask };

/** A wrong code. */
export const WrongCode: Story = {
	parameters: { shop: { path } },
	play: async (context) => {
		await ask(context);
		await context.userEvent.type(await context.canvas.findByRole('textbox'), '000000');
		const submit = context.canvasElement.querySelector<HTMLButtonElement>('main [type=submit]');
		if (submit) await context.userEvent.click(submit);
	},
};

/** A guest has no account to delete. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
