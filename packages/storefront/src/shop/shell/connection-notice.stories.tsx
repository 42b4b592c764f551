import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { createConnection } from '@zaylat/api-client';
import { type ReactNode, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type AppContext, AppReactContext, useAppContext } from '../../core/context/app-context.ts';
import { ConnectionNotice } from './connection-notice.tsx';

interface ChangedShopProps {
	readonly change: (app: AppContext) => Partial<AppContext>;
	readonly children: ReactNode;
}

/** The shop of the story with other parts. */
function ChangedShop({ change, children }: ChangedShopProps) {
	const app = useAppContext();
	const [changed] = useState(() => ({ ...app, ...change(app) }));
	return <AppReactContext value={changed}>{children}</AppReactContext>;
}

const withShopOf =
	(change: ChangedShopProps['change']): Decorator =>
	(Story) => (
		<ChangedShop change={change}>
			<Story />
		</ChangedShop>
	);

/** Takes the connection away until the story ends. */
function disconnect() {
	Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
	return connect;
}

function connect() {
	Reflect.deleteProperty(navigator, 'onLine');
	window.dispatchEvent(new Event('online'));
}

const meta = {
	title: 'Storefront/Shell/Connection notice',
	component: ConnectionNotice,
	parameters: { layout: 'fullscreen' },
	// The notice floats below a header, over the page.
	decorators: [
		(Story) => (
			<div className="h-32">
				<Story />
			</div>
		),
	],
	play: async ({ canvas }) => {
		await canvas.findByRole('paragraph');
	},
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There is no connection. */
export const Offline: Story = { beforeEach: disconnect };

/** Answers take long or do not come. */
export const Weak: Story = {
	decorators: [
		withShopOf(() => ({
			connection: createConnection({ effectiveType: '2g', addEventListener() {}, removeEventListener() {} }),
		})),
	],
};

/** The connection is back; the notice leaves by itself. */
export const Back: Story = {
	decorators: [
		withShopOf(({ timers }) => ({ timers: { ...timers, after: (_, callback) => timers.after(3_600_000, callback) } })),
	],
	beforeEach: disconnect,
	play: async ({ canvas }) => {
		const offline = (await canvas.findByRole('paragraph')).textContent;
		connect();
		await waitFor(() => expect(canvas.getByRole('paragraph')).not.toHaveTextContent(offline ?? ''));
	},
};

/** Exchange rates did not arrive, and the reader has chosen another currency than the shop's. */
export const RatesMissing: Story = {
	decorators: [
		withShopOf(({ edition, preferences }) => {
			const chosen = { ...preferences.getState(), currency: edition === 'mm' ? ('thb' as const) : ('mmk' as const) };
			return { preferences: { ...preferences, getState: () => chosen, getInitialState: () => chosen } };
		}),
	],
};
