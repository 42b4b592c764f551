import type { Meta, StoryObj } from '@storybook/react-vite';
import { MOCK_CREDENTIALS } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
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

/** Asks for the code: the only button of the page, whatever its words. The password is asked for first. */
async function askForProof({ canvas, canvasElement, userEvent }: Context): Promise<HTMLElement> {
	await canvas.findByRole('heading', { level: 1 });
	await userEvent.click(await come(() => canvasElement.querySelector('main button')));
	const dialog = await come(() => canvasElement.ownerDocument.querySelector<HTMLElement>('dialog[open]'));
	await come(() => dialog.querySelector('[name=password]:focus'));
	return dialog;
}

/** Asks for the code, and gives the password. */
async function ask(context: Context): Promise<void> {
	const dialog = await askForProof(context);
	await context.userEvent.type(
		await come(() => dialog.querySelector('[name=password]:focus')),
		MOCK_CREDENTIALS.password,
	);
	await context.userEvent.click(await come(() => dialog.querySelector('[type=submit]')));
	await context.canvas.findByRole('textbox');
}

/** What it does, and where the code will go. */
export const Ready: Story = { parameters: { shop: { path } } };

/** The password is asked for. */
export const Proof: Story = {
	parameters: { shop: { path } },
	play: async (context) => {
		await askForProof(context);
	},
};

/** The code was sent. */
export const Code: Story = { parameters: { shop: { path } }, play: ask };

/** A wrong code. */
export const WrongCode: Story = {
	parameters: { shop: { path } },
	play: async (context) => {
		await ask(context);
		await context.userEvent.type(await context.canvas.findByRole('textbox'), '000000');
		await context.userEvent.click(await come(() => context.canvasElement.querySelector('main [type=submit]')));
	},
};

/** A guest has no account to delete. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** The API answers 503. */
export const ServerDown: Story = { parameters: { shop: { path, scenario: 'unavailable' } } };
