import { Component, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cartCount, createClient, productDetail } from '../index.ts';
import { createMockApi, type MockApiOptions, SCENARIOS } from '../mocks.ts';
import { ApiProvider, cacheKey, createQueryCache, type QueryCache, useClient, useIsFresh, useQuery } from './index.ts';

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

function ClientReader() {
	const { edition, language } = useClient();
	return <p>{`${edition} ${language}`}</p>;
}

/** Exports what a page can still do after it was removed. */
function Begun({ kept }: { readonly kept: (() => Promise<unknown>)[] }) {
	const { mutate } = useQuery(cartCount());
	useEffect(() => {
		kept.push(mutate);
	}, [kept, mutate]);
	return <Count />;
}

function Freshness() {
	return <p>{`fresh: ${useIsFresh(cartCount())}`}</p>;
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
	test('loads, then shows the response', async () => {
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

	test('shares its cache with a provider inside it, which has another client', async () => {
		const { client, fetch } = setUp();
		const screen = await render(
			<ApiProvider client={client}>
				<Count />
				<Later>
					<ApiProvider client={setUp().client}>
						<Count />
					</ApiProvider>
				</Later>
			</ApiProvider>,
		);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		await screen.getByRole('button', { name: 'Open' }).click();
		await expect.element(screen.getByText('6 pieces').nth(1)).toBeVisible();
		expect(fetch).toHaveBeenCalledTimes(1);
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
	const AT = 1_000_000;
	const MAX_AGE = 30_000;

	function setUpCache(age: number) {
		const { client, fetch, world } = setUp();
		let time = AT - age;
		const cache = createQueryCache(() => time);
		const key = cacheKey(cartCount(), client);
		cache.write(key, { data: { count: 42 } });
		time = AT;
		const page = (cached: QueryCache) => (
			<ApiProvider client={client} cache={cached}>
				<ApiProvider client={client} maxAgeMs={MAX_AGE}>
					<Count />
					<Freshness />
				</ApiProvider>
			</ApiProvider>
		);
		return { cache, key, fetch, world, page: page(cache) };
	}

	test('shows a recent response without a request', async () => {
		const { page, fetch } = setUpCache(MAX_AGE);
		const screen = await render(page);
		await expect.element(screen.getByText('42 pieces')).toBeVisible();
		await expect.element(screen.getByText('fresh: true')).toBeVisible();
		expect(fetch).not.toHaveBeenCalled();
	});

	test('shows an old response and requests it again', async () => {
		const { page, fetch } = setUpCache(MAX_AGE + 1);
		const screen = await render(page);
		expect(screen.container.textContent).toContain('42 pieces');
		expect(screen.container.textContent).toContain('fresh: false');
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		expect(fetch).toHaveBeenCalledTimes(1);
	});

	test('shows what code outside of React writes, and replaces the response to a request in progress', async () => {
		const { page, cache, key, fetch } = setUpCache(MAX_AGE + 1);
		const { promise: response, resolve } = Promise.withResolvers<Response>();
		fetch.mockReturnValueOnce(response);
		const screen = await render(page);
		await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
		cache.write(key, { data: { count: 7 } });
		await expect.element(screen.getByText(/7 pieces/)).toBeVisible();
		resolve(Response.json({ data: { count: 6 } }));
		await response;
		await expect.element(screen.getByText(/7 pieces/)).toBeVisible();
		expect(cache.read(key)).toEqual({ data: { count: 7 } });
	});

	test('refreshes a response that is shown, and the next time one that is not', async () => {
		const { page, cache, key, fetch } = setUpCache(0);
		cache.refresh(key);
		expect(fetch).not.toHaveBeenCalled();
		const screen = await render(page);
		await expect.element(screen.getByText('6 pieces')).toBeVisible();
		cache.refresh(key);
		await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
	});

	test('does not render the queries again when there is nothing to remove', () => {
		const { cache } = setUpCache(0);
		const before = cache.fallback.getState();
		cache.remove((key) => key.includes('private:GET /api/orders'));
		expect(cache.fallback.getState()).toBe(before);
	});

	test('removes responses, and requests them again if wanted', async () => {
		const { page, cache, key, fetch, world } = setUpCache(0);
		const screen = await render(page);
		await expect.element(screen.getByText('42 pieces')).toBeVisible();
		cache.remove((other) => other === key);
		await expect.element(screen.getByText('pieces')).not.toBeInTheDocument();
		expect(fetch).not.toHaveBeenCalled();
		world.user = null;
		cache.remove((other) => other === key, { isRefetched: true });
		await expect.element(screen.getByText('error sign_in_required 401')).toBeVisible();
	});
});
