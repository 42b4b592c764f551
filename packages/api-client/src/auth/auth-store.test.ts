import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuthClient } from './auth-client-types.ts';
import { AuthError } from './auth-error.ts';
import { type AuthStoreConfig, createAuthStore, type TabChannel } from './auth-store.ts';
import type { Session } from './types.ts';

const SESSION: Session = {
	user: { id: 'u1', name: 'Daw Khin', email: null, kind: 'registered' },
	expires: '2026-12-21T05:30:00.000Z',
};
const NOW = Date.UTC(2026, 10, 21, 5, 30);
const NOBODY = { data: null, status: 'unauthenticated', loading: false, lastRefreshedAt: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page whose visibility the test decides. */
class FakeDocument extends EventTarget {
	visibilityState: DocumentVisibilityState = 'visible';
	show(state: DocumentVisibilityState): void {
		this.visibilityState = state;
		this.dispatchEvent(new Event('visibilitychange'));
	}
}

function setUp(config: Partial<AuthStoreConfig> = {}, session: AuthClient['session'] = async () => SESSION) {
	const client = {
		csrf: vi.fn(async () => 'token'),
		providers: vi.fn(async () => ({})),
		session: vi.fn(session),
		signIn: vi.fn<AuthClient['signIn']>(async () => ({ ok: true, url: '/' })),
		signOut: vi.fn(async () => ({ url: '/' })),
	} satisfies AuthClient;
	const document = new FakeDocument();
	const store = createAuthStore(client, { now: () => NOW, document, ...config });
	return { store, client, document };
}

describe('status (Specification §4)', () => {
	test('loading while the call runs, then authenticated [§3.1] [§4.1]', async () => {
		const { store } = setUp();
		const seen: string[] = [];
		store.subscribe(() => seen.push(store.getState().status));
		const response = store.refresh();
		expect(store.getState()).toMatchObject({ status: 'loading', loading: true, data: null });
		expect(await response).toEqual({ data: SESSION, status: 'authenticated', loading: false, lastRefreshedAt: NOW });
		expect(seen).toEqual(['loading', 'authenticated']);
	});

	test('unauthenticated when the session is empty [§4.1]', async () => {
		const { store } = setUp({}, async () => null);
		expect(await store.refresh()).toEqual({ ...NOBODY, lastRefreshedAt: NOW });
	});

	test('loading before the first call, so that nobody is sent to sign in too early', () => {
		expect(setUp().store.getState()).toMatchObject({ status: 'loading', loading: true });
	});

	test('what a server found out stands at once', () => {
		expect(setUp({ initial: SESSION }).store.getState()).toMatchObject({ status: 'authenticated', data: SESSION });
		expect(setUp({ initial: null }).store.getState()).toEqual(NOBODY);
	});

	test('data stays while it is refreshed', async () => {
		const { store } = setUp();
		await store.refresh();
		const response = store.refresh();
		expect(store.getState()).toMatchObject({ status: 'loading', data: SESSION, lastRefreshedAt: NOW });
		await response;
	});

	test('the snapshot is the same object until something changes', async () => {
		const { store } = setUp();
		await store.refresh();
		expect(store.getState()).toBe(store.getState());
	});

	test('a lost connection signs nobody out and rejects nothing', async () => {
		const responses = [async () => SESSION, async () => Promise.reject(new AuthError('unreachable', 0))];
		const { store } = setUp({}, () => (responses.shift() ?? (async () => null))());
		await store.refresh();
		expect(await store.refresh()).toEqual({
			data: SESSION,
			status: 'authenticated',
			loading: false,
			lastRefreshedAt: NOW,
		});
		const lost = setUp({}, () => Promise.reject(new AuthError('unreachable', 0)));
		expect(await lost.store.refresh()).toEqual(NOBODY);
	});
});

describe('refresh', () => {
	test('nothing is fetched until it starts, then at once [§4.13]', async () => {
		const { store, client } = setUp();
		await vi.advanceTimersByTimeAsync(10_000);
		expect(client.session).not.toHaveBeenCalled();
		store.start();
		store.start();
		expect(client.session).toHaveBeenCalledTimes(1);
		store.stop();
	});

	test('when the window becomes visible [§4.2]', async () => {
		const { store, client, document } = setUp();
		store.start();
		await vi.advanceTimersByTimeAsync(0);
		document.show('hidden');
		expect(client.session).toHaveBeenCalledTimes(1);
		document.show('visible');
		expect(client.session).toHaveBeenCalledTimes(2);
		store.stop();
	});

	test('not then when that is off', async () => {
		const { store, client, document } = setUp({ refreshOnVisible: false });
		store.start();
		await vi.advanceTimersByTimeAsync(0);
		document.show('visible');
		expect(client.session).toHaveBeenCalledTimes(1);
		store.stop();
	});

	test.each<[string, Partial<AuthStoreConfig>, number]>([
		['every 1000 ms when periodic refresh is true', { periodicRefresh: true }, 1000],
		['every given ms', { periodicRefresh: 250 }, 250],
		['every maxAgeInSeconds x 1000 ms for a refresh token', { refreshToken: { maxAgeInSeconds: 30 } }, 30_000],
	])('%s [§4.2] [§9.9]', async (_, config, everyMs) => {
		const { store, client } = setUp(config);
		store.start();
		await vi.advanceTimersByTimeAsync(everyMs - 1);
		expect(client.session).toHaveBeenCalledTimes(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(client.session).toHaveBeenCalledTimes(2);
		await vi.advanceTimersByTimeAsync(2 * everyMs);
		expect(client.session).toHaveBeenCalledTimes(4);
		store.stop();
	});

	test('never on a timer unless asked [§4.2]', async () => {
		for (const config of [{}, { periodicRefresh: false }, { periodicRefresh: 0 }]) {
			const { store, client } = setUp(config);
			store.start();
			await vi.advanceTimersByTimeAsync(60_000);
			expect(client.session).toHaveBeenCalledTimes(1);
			store.stop();
		}
	});

	test('calls at the same time share one', async () => {
		const { store, client } = setUp();
		await Promise.all([store.refresh(), store.refresh()]);
		expect(client.session).toHaveBeenCalledTimes(1);
		await store.refresh();
		expect(client.session).toHaveBeenCalledTimes(2);
	});
});

describe('stopping', () => {
	test('removes every timer and listener and clears the data [§4.2] [§4.12]', async () => {
		const channel = new FakeChannel();
		const { store, client, document } = setUp({ periodicRefresh: true, refreshToken: { maxAgeInSeconds: 1 }, channel });
		store.start();
		await vi.advanceTimersByTimeAsync(0);
		expect(store.getState().data).toEqual(SESSION);
		store.stop();
		expect(vi.getTimerCount()).toBe(0);
		expect(store.getState()).toEqual(NOBODY);
		document.show('visible');
		channel.receive('session-changed');
		await vi.advanceTimersByTimeAsync(10_000);
		expect(client.session).toHaveBeenCalledTimes(1);
	});

	test('what is still under way changes nothing any more', async () => {
		const { store } = setUp();
		const response = store.refresh();
		store.stop();
		expect(await response).toEqual(NOBODY);
		expect(store.getState()).toEqual(NOBODY);
	});

	test('it can start again', async () => {
		const { store } = setUp();
		store.start();
		store.stop();
		store.start();
		await vi.advanceTimersByTimeAsync(0);
		expect(store.getState().status).toBe('authenticated');
		store.stop();
	});

	test('a listener that has left hears nothing', async () => {
		const { store } = setUp();
		const listener = vi.fn();
		store.subscribe(listener)();
		await store.refresh();
		expect(listener).not.toHaveBeenCalled();
	});
});

class FakeChannel extends EventTarget implements TabChannel {
	readonly sent: unknown[] = [];
	postMessage(message: unknown): void {
		this.sent.push(message);
	}
	receive(data: unknown): void {
		this.dispatchEvent(Object.assign(new Event('message'), { data }));
	}
}

describe('signing in and out', () => {
	test('a sign-in is followed by a refresh, here and in other tabs', async () => {
		const channel = new FakeChannel();
		const { store, client } = setUp({ channel });
		const fields = { identifier: 'a', password: 'b' };
		expect(await store.signIn('credentials', fields, { redirect: false })).toEqual({ ok: true, url: '/' });
		expect(client.signIn).toHaveBeenCalledExactlyOnceWith('credentials', fields, { redirect: false });
		expect(store.getState()).toMatchObject({ status: 'authenticated', data: SESSION });
		expect(channel.sent).toHaveLength(1);
	});

	test('one that fails changes nothing', async () => {
		const channel = new FakeChannel();
		const { store, client } = setUp({ channel, initial: null });
		client.signIn.mockResolvedValueOnce({ ok: false, error: 'CredentialsSignin', status: 401 });
		expect(await store.signIn('credentials')).toMatchObject({ ok: false });
		expect(client.session).not.toHaveBeenCalled();
		expect(store.getState()).toEqual(NOBODY);
		expect(channel.sent).toEqual([]);
	});

	test('a sign-out clears the data at once, here and in other tabs', async () => {
		const channel = new FakeChannel();
		const { store, client } = setUp({ channel, initial: SESSION });
		expect(await store.signOut({ callbackUrl: '/' })).toEqual({ url: '/' });
		expect(client.signOut).toHaveBeenCalledExactlyOnceWith({ callbackUrl: '/' });
		expect(store.getState()).toEqual({ ...NOBODY, lastRefreshedAt: NOW });
		expect(channel.sent).toHaveLength(1);
	});

	test('one that fails keeps the session and says so', async () => {
		const { store, client } = setUp({ initial: SESSION });
		client.signOut.mockRejectedValueOnce(new AuthError('unreachable', 0));
		await expect(store.signOut()).rejects.toThrow('unreachable');
		expect(store.getState().data).toEqual(SESSION);
	});

	test('an older response does not undo a sign-out', async () => {
		let response = (_: Session | null) => {};
		const { store } = setUp({}, () => new Promise((resolve) => (response = resolve)));
		const refreshed = store.refresh();
		await store.signOut();
		response(SESSION);
		await refreshed;
		expect(store.getState()).toMatchObject({ data: null, status: 'unauthenticated' });
	});

	test('another tab that signs in or out is followed', async () => {
		const channel = new FakeChannel();
		let session: Session | null = null;
		const { store } = setUp({ channel }, async () => session);
		store.start();
		await vi.advanceTimersByTimeAsync(0);
		expect(store.getState().status).toBe('unauthenticated');
		session = SESSION;
		channel.receive('something else');
		await vi.advanceTimersByTimeAsync(0);
		expect(store.getState().status).toBe('unauthenticated');
		channel.receive('session-changed');
		await vi.advanceTimersByTimeAsync(0);
		expect(store.getState().status).toBe('authenticated');
		expect(channel.sent).toEqual([]);
		store.stop();
	});
});
