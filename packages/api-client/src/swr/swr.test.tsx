import { Component, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cartCount, createClient, productDetail } from '../index.ts';
import { createMockApi, type MockApiOptions, SCENARIOS } from '../mocks.ts';
import { ApiProvider, cacheKey, useBrought, useClient, useFillCache, useForgetPrivate, useQuery } from './index.ts';

const SHIRT = 'Handwoven cotton shirt, mandarin collar';

function setUp(options: MockApiOptions = SCENARIOS['signed-in'], language: 'en' | 'china' = 'en') {
	const mock = createMockApi(options);
	const fetch = vi.fn(mock.fetch);
	const client = createClient({ baseUrl: '', edition: 'mm', language, now: () => 0, fetch, delay: async () => {} });
	return { client, fetch, world: mock.world };
}

function Count({ request = cartCount() }: { readonly request?: ReturnType<typeof cartCount> | null }) {
	const { data, error, isLoading, mutate } = useQuery(request);
	return (
		<div>
			<output>
				{isLoading && 'loading'}
				{error && `error ${error.code} ${error.status}`}
				{data && `${data.data.count} pieces`}
			</output>
			<button type="button" onClick={() => mutate()}>
				Again
			</button>
		</div>
	);
}

function Brought() {
	return <p>{`${useBrought(cartCount())?.data.count} brought`}</p>;
}

function Name() {
	return <p>{useQuery(productDetail('1001')).data?.data.name}</p>;
}

function Later({ children }: { readonly children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false);
	if (isOpen) return children;
	return (
		<button type="button" onClick={() => setIsOpen(true)}>
			Open
		</button>
	);
}

function Fill({ answers }: { readonly answers: Readonly<Record<string, unknown>> }) {
	const fill = useFillCache();
	return (
		<button type="button" onClick={() => fill(answers)}>
			Fill
		</button>
	);
}

function Forget() {
	const forget = useForgetPrivate();
	return (
		<button type="button" onClick={() => forget({ revalidate: true })}>
			Forget
		</button>
	);
}

function ClientReader() {
	const { edition, language } = useClient();
	return <p>{`${edition} ${language}`}</p>;
}

/** Keeps what a page may still do when it is gone. */
function Begun({ kept }: { readonly kept: (() => Promise<unknown>)[] }) {
	const { mutate } = useQuery(cartCount());
	const [fill, forget] = [useFillCache(), useForgetPrivate()];
	useEffect(() => {
		kept.push(
			mutate,
			() => fill({ anything: 7 }),
			() => forget({ revalidate: true }),
		);
	}, [kept, mutate, fill, forget]);
	return <Count />;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
	override state = { message: '' };
	static getDerivedStateFromError(error: unknown) {
		return { message: String(error) };
	}
	override render() {
		return this.state.message ? <p>{this.state.message}</p> : this.props.children;
	}
}

describe('useQuery', () => {
	test('loads, then shows the answer', async () => {
		const { client, fetch } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('says that it is loading', async () => {
		const { client } = setUp(SCENARIOS.slow);
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('loading')).toBeVisible();
	});

	test('shows an ApiError without asking on and on, and asks again when told to', async () => {
		const { client, fetch } = setUp(SCENARIOS.unavailable);
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('error unavailable 503')).toBeVisible();
		// The client's own second try is among these.
		expect(fetch).toHaveBeenCalledTimes(2);
		await screen.getByRole('button').click();
		await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(4));
	});

	test('asks nothing for what the payload brought, neither on mount nor on focus', async () => {
		const { client, fetch } = setUp();
		const fallback = { [cacheKey(cartCount(), client)]: { data: { count: 42 } } };
		const screen = await render(
			<StrictMode>
				<ApiProvider client={client} fallback={fallback}>
					<Count />
				</ApiProvider>
			</StrictMode>,
		);
		await expect.element(screen.getByText('42 pieces')).toBeVisible();
		window.dispatchEvent(new Event('focus'));
		document.dispatchEvent(new Event('visibilitychange'));
		await screen.getByRole('button').click();
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		// The one call is that of the button.
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('asks nothing while there is no request', async () => {
		const { client, fetch } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count request={null} />
			</ApiProvider>,
		);
		await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
		expect(fetch).not.toHaveBeenCalled();
	});

	test('asks once for many readers, and not again for a later one', async () => {
		const { client, fetch } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
				<Count />
				<Later>
					<Count />
				</Later>
			</ApiProvider>,
		);
		await expect.element(screen.getByText('6 pieces').nth(1)).toBeVisible();
		await screen.getByRole('button', { name: 'Open' }).click();
		await expect.element(screen.getByText('6 pieces').nth(2)).toBeVisible();
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('reads again in another language', async () => {
		const screen = await render(
			<ApiProvider client={setUp().client}>
				<Name />
			</ApiProvider>,
		);
		await expect.element(screen.getByText(SHIRT)).toBeVisible();
		await screen.rerender(
			<ApiProvider client={setUp({}, 'china').client}>
				<Name />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('手织棉布立领衬衫')).toBeVisible();
	});
});

describe('ApiProvider', () => {
	test('two of them share no answers', async () => {
		const screen = await render(
			<>
				<ApiProvider client={setUp().client}>
					<Count />
				</ApiProvider>
				<ApiProvider client={setUp(SCENARIOS['empty-cart']).client}>
					<Count />
				</ApiProvider>
			</>,
		);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		await expect.element(screen.getByText('0 pieces')).toBeVisible();
	});

	test('takes its cache along when it goes: what a page began may end after it, and nothing is asked then', async () => {
		const { client, fetch } = setUp();
		const kept: (() => Promise<unknown>)[] = [];
		const page = (
			<StrictMode>
				<ApiProvider client={client}>
					<Begun kept={kept} />
				</ApiProvider>
			</StrictMode>
		);
		const screen = await render(page);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		await kept[0]?.();
		expect(fetch).toHaveBeenCalledTimes(2);
		await screen.unmount();
		for (const late of kept) await expect(late()).resolves.toBeUndefined();
		expect(fetch).toHaveBeenCalledTimes(2);
	});

	test('tells what it was given, whatever becomes of it, until that is to be forgotten', async () => {
		const { client, fetch } = setUp();
		const fallback = { [cacheKey(cartCount(), client)]: { data: { count: 42 } } };
		const screen = await render(
			<ApiProvider client={client} fallback={fallback}>
				<Brought />
				<Fill answers={{ [cacheKey(cartCount(), client)]: { data: { count: 7 } } }} />
				<Forget />
			</ApiProvider>,
		);
		await screen.getByRole('button', { name: 'Fill' }).click();
		await expect.element(screen.getByText('42 brought')).toBeVisible();
		await screen.getByRole('button', { name: 'Forget' }).click();
		await expect.element(screen.getByText('undefined brought')).toBeVisible();
		expect(fetch).not.toHaveBeenCalled();
	});

	test('gives its client', async () => {
		const screen = await render(
			<ApiProvider client={setUp({}, 'china').client}>
				<ClientReader />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('mm china')).toBeVisible();
	});

	test('is missed with an error that names it', async () => {
		const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
		const screen = await render(
			<Boundary>
				<ClientReader />
			</Boundary>,
		);
		await expect.element(screen.getByText('Error: useClient needs an ApiProvider above it')).toBeVisible();
		logged.mockRestore();
	});
});

describe('the cache', () => {
	test('takes what a payload brings on navigation', async () => {
		const { client, fetch } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
				<Fill answers={{ [cacheKey(cartCount(), client)]: { data: { count: 7 } } }} />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		await screen.getByRole('button', { name: 'Fill' }).click();
		await expect.element(screen.getByText('7 pieces')).toBeVisible();
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('forgets what depends on the session, and nothing else', async () => {
		const { client, fetch, world } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
				<Name />
				<Forget />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		await expect.element(screen.getByText(SHIRT)).toBeVisible();
		world.user = null;
		await screen.getByRole('button', { name: 'Forget' }).click();
		await expect.element(screen.getByText('error sign_in_required 401')).toBeVisible();
		expect(screen.container.textContent).not.toContain('pieces');
		expect(fetch.mock.calls.filter(([url]) => url.includes('/products/'))).toHaveLength(1);
	});

	test('forgets what the payload brought too', async () => {
		const { client } = setUp(SCENARIOS['signed-out']);
		const fallback = { [cacheKey(cartCount(), client)]: { data: { count: 42 } } };
		const screen = await render(
			<ApiProvider client={client} fallback={fallback}>
				<Count />
				<Forget />
			</ApiProvider>,
		);
		await expect.element(screen.getByText('42 pieces')).toBeVisible();
		await screen.getByRole('button', { name: 'Forget' }).click();
		await expect.element(screen.getByText('error sign_in_required 401')).toBeVisible();
		expect(screen.container.textContent).not.toContain('pieces');
	});
});
