import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScenarioName } from '@zaylat/api-client/mocks';
import { come } from '../../../testing/come.ts';
import { Component } from './revert-change-screen.tsx';

const meta = {
	title: 'Screens/Account/Revert change',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mock API reverts a change by the name of its kind. */
const shop = (scenario: ScenarioName = 'signed-out', token = 'email') => ({
	parameters: { shop: { path: `/RevertChange#${token}`, scenario } },
});

/** Presses the only button of the page. */
const press: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
	await canvas.findByRole('heading', { level: 1 });
	await userEvent.click(await come(() => canvasElement.querySelector('main button')));
};

/** Presses, and waits for what comes of it. */
const pressed: Story['play'] = async (context) => {
	await press(context);
	await come(() => context.canvasElement.querySelector('main h1:focus, main [role=alert]'));
};

/** What the link does, before it is done. */
export const Ready: Story = shop();

/** It is being done. */
export const Working: Story = { ...shop('revert-slow'), play: press };

/** The old email is back. */
export const Done: Story = { ...shop(), play: pressed };

/** The password was changed, and works no longer. */
export const DonePassword: Story = { ...shop('signed-out', 'password'), play: pressed };

/** The link was used. */
export const Used: Story = { ...shop('revert-used'), play: pressed };

/** 72 hours are over. */
export const Expired: Story = { ...shop('revert-expired'), play: pressed };

/** No such link, as when part of it is missing. */
export const Invalid: Story = { ...shop('signed-out', 'mail'), play: pressed };

/** Another account has the old email by now. */
export const Taken: Story = { ...shop('revert-taken'), play: pressed };

/** The API answers 503; it can be tried again. */
export const ServerDown: Story = { ...shop('revert-down'), play: pressed };
