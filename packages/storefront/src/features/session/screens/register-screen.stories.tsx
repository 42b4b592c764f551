import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component } from './register-screen.tsx';
import { fillAndSend } from './story-typing.ts';

const meta = {
	title: 'Screens/Sign in/Register',
	component: Component,
	parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Component>;
export default meta;
type Story = StoryObj<typeof meta>;

const TYPED = { name: 'Ma Hla', identifier: '09 7712 34567', password: 'lotus-river-7' };
/** Fills the code in, in each language of the toolbar. */
const FILL = /^(Fill in code|ကုဒ် ဖြည့်⁠မည်|กรอกรหัสนี้|填入验证码)$/;

const path = '/register?redirect=%2FProducts%2F1001';

/** Nothing typed yet. */
export const Idle: Story = { parameters: { shop: { path, scenario: 'signed-out' } } };

/** A guest, whose cart comes along. */
export const Guest: Story = { parameters: { shop: { path, scenario: 'guest' } } };

/** Sent with nothing usable in it. */
export const FieldErrors: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, { identifier: 'ma.hla@example', password: '1234' });
	},
};

/** The code was sent. */
export const Code: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, TYPED, 'code');
	},
};

/** The code was sent; the demo shows it, and fills it in. */
export const DemoCode: Story = {
	parameters: { shop: { path, scenario: 'signed-out', isDemo: true } },
	play: async (context) => {
		await fillAndSend(context, TYPED, 'code');
		await context.canvas.findByRole('button', { name: FILL });
	},
};

/** A wrong code; the tries that are left are told. */
export const WrongCode: Story = {
	parameters: { shop: { path, scenario: 'signed-out' } },
	play: async (context) => {
		await fillAndSend(context, TYPED, 'code');
		await fillAndSend(context, { code: '000000' });
	},
};

/** The API answers 503; what was typed stays. */
export const ServerDown: Story = {
	parameters: { shop: { path, scenario: 'registration-down' } },
	play: async (context) => {
		await fillAndSend(context, TYPED);
	},
};
