import { ApiError, type ApiErrorCode, type Attempt } from '@zaylat/api-client';
import { deleteDB } from 'idb';
import { beforeEach, describe, expect, test } from 'vitest';
import { manualTimers } from '../../testing/manual-timers.ts';
import { createWriteQueue } from './create-write-queue.ts';
import { createDeviceWrites } from './device-writes.ts';
import { DATABASE } from './indexed-write-storage.ts';

/** What the server stored, each key once. */
function createServer() {
	const stored = new Map<string, string>();
	const server = {
		stored,
		/** Keys in the order in which they arrived, repeated ones too. */
		arrived: [] as string[],
		/** Code with which it answers instead. */
		fails: undefined as ApiErrorCode | undefined,
		/** Whether it stores the write, although the response is lost. */
		losesResponses: false,
		/** Values that it refuses. */
		refused: new Set<string>(),
		values: () => [...stored.values()],
		async send({ id, value }: { readonly id: string; readonly value: string }): Promise<Attempt<string>> {
			if (server.fails && !server.losesResponses) return { ok: false, error: new ApiError({ code: server.fails }) };
			server.arrived.push(id);
			if (server.refused.has(value)) return { ok: false, error: new ApiError({ code: 'out_of_stock' }) };
			stored.set(id, value);
			if (server.losesResponses) return { ok: false, error: new ApiError({ code: 'network_error' }) };
			return { ok: true, value };
		},
	};
	return server;
}

type Server = ReturnType<typeof createServer>;

/** A tab of a shopper; all tabs of a test share the device. */
function openTab(
	server: Server,
	{
		owner = 'user-1',
		isKept = true,
		dependsOn = false,
		isShared = false,
		whoIs = (): string | undefined => owner,
	} = {},
) {
	const timers = manualTimers();
	const device = createDeviceWrites({ window: isKept ? window : undefined, owner: whoIs, now: () => 1000 });
	const taken: string[] = [];
	const refreshedAt: number[] = [];
	const queue = createWriteQueue<string, string>({
		...device.of('test'),
		send: server.send,
		onStored: (_, response) => taken.push(response),
		...(isShared && { isShared: (response: unknown) => typeof response === 'string' }),
		refresh: { afterMs: 500, run: () => refreshedAt.push(taken.length) },
		isValue: (value) => typeof value === 'string',
		...(dependsOn && { dependsOn: (value: string) => value.startsWith('then') }),
		timers,
	});
	const stop = queue.start();
	return {
		queue,
		timers,
		device,
		stop,
		/** Responses that the tab has taken over. */
		taken,
		/** How many responses it had when it requested again what depends on the writes. */
		refreshedAt,
		pending: () => queue.state.getState().pending.map(({ value }) => value),
		refusals: () => queue.state.getState().refusals,
		isWaiting: () => queue.state.getState().isWaiting,
	};
}

beforeEach(() => deleteDB(DATABASE));

describe('a queue of writes', () => {
	test('sends writes in order, and keeps none that was answered', async () => {
		const server = createServer();
		const tab = openTab(server);
		const results = await Promise.all([tab.queue.add('a'), tab.queue.add('b'), tab.queue.add('c')]);
		expect(results).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
		expect(server.values()).toEqual(['a', 'b', 'c']);
		expect(tab.pending()).toEqual([]);
		const next = openTab(server);
		next.queue.resume();
		await next.queue.settled();
		expect(server.arrived).toHaveLength(3);
	});

	test('sends a write that is added as soon as the one before has its response', async () => {
		const server = createServer();
		const tab = openTab(server, { isKept: false });
		await tab.queue.add('a');
		await expect(tab.queue.add('b')).resolves.toEqual({ ok: true });
		expect(server.values()).toEqual(['a', 'b']);
	});

	test.each<ApiErrorCode>(['offline', 'network_error', 'timeout', 'unavailable', 'bad_response', 'too_many_requests'])(
		'keeps writes while there is %s, and sends them when it is over',
		async (code) => {
			const server = createServer();
			const tab = openTab(server);
			server.fails = code;
			await expect(tab.queue.add('a')).resolves.toEqual({ ok: true, isWaiting: true });
			await expect(tab.queue.add('b')).resolves.toEqual({ ok: true, isWaiting: true });
			expect(tab.pending()).toEqual(['a', 'b']);
			expect(tab.isWaiting()).toBe(true);
			server.fails = undefined;
			tab.timers.pass(30_000);
			await expect.poll(server.values).toEqual(['a', 'b']);
			await expect.poll(tab.pending).toEqual([]);
			expect(tab.isWaiting()).toBe(false);
		},
	);

	test('tries again when the device is online again', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'offline';
		await tab.queue.add('a');
		await tab.queue.settled();
		server.fails = undefined;
		window.dispatchEvent(new Event('online'));
		await expect.poll(server.values).toEqual(['a']);
	});

	test('sends a write whose response was lost with the same key', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'network_error';
		server.losesResponses = true;
		await tab.queue.add('a');
		await tab.queue.settled();
		server.fails = undefined;
		server.losesResponses = false;
		tab.timers.pass(30_000);
		await expect.poll(tab.pending).toEqual([]);
		expect(server.arrived).toHaveLength(2);
		expect(new Set(server.arrived).size).toBe(1);
	});

	test('survives the end of the tab', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'offline';
		await tab.queue.add('a');
		await tab.queue.add('b');
		await tab.queue.settled();
		tab.stop();
		server.fails = undefined;
		const next = openTab(server);
		next.queue.resume();
		await next.queue.settled();
		expect(server.values()).toEqual(['a', 'b']);
		expect(next.pending()).toEqual([]);
	});

	test('is shown in every tab and sent by one', async () => {
		const server = createServer();
		const one = openTab(server);
		const two = openTab(server);
		server.fails = 'offline';
		await one.queue.add('a');
		await expect.poll(two.pending).toEqual(['a']);
		await two.queue.add('b');
		await expect.poll(one.pending).toEqual(['a', 'b']);
		await Promise.all([one.queue.settled(), two.queue.settled()]);
		server.fails = undefined;
		window.dispatchEvent(new Event('online'));
		await expect.poll(server.values).toEqual(['a', 'b']);
		await expect.poll(one.pending).toEqual([]);
		await expect.poll(two.pending).toEqual([]);
		expect(server.arrived).toHaveLength(2);
	});

	test('gives responses to the other tabs of the shopper, and to no other', async () => {
		const server = createServer();
		const one = openTab(server, { isShared: true });
		const two = openTab(server, { isShared: true });
		const other = openTab(server, { isShared: true, owner: 'user-2' });
		await one.queue.add('a');
		await expect.poll(() => two.taken).toEqual(['a']);
		expect(one.taken).toEqual(['a']);
		expect(other.taken).toEqual([]);
		expect(server.arrived).toHaveLength(1);
	});

	test('keeps responses to itself unless they are shared', async () => {
		const server = createServer();
		const one = openTab(server);
		const two = openTab(server);
		server.fails = 'offline';
		await one.queue.add('a');
		await expect.poll(two.pending).toEqual(['a']);
		await Promise.all([one.queue.settled(), two.queue.settled()]);
		server.fails = undefined;
		one.queue.resume();
		await expect.poll(two.pending).toEqual([]);
		expect(one.taken).toEqual(['a']);
		expect(two.taken).toEqual([]);
	});

	test('requests what depends on the writes again, once after the last response', async () => {
		const server = createServer();
		const tab = openTab(server);
		await tab.queue.add('a');
		tab.timers.pass(499);
		await tab.queue.add('b');
		tab.timers.pass(499);
		expect(tab.refreshedAt).toEqual([]);
		tab.timers.pass(1);
		expect(tab.refreshedAt).toEqual([2]);
	});

	test('keeps a write whose shopper is known only while it is sent', async () => {
		const server = createServer();
		let owner: string | undefined;
		const tab = openTab(server, { whoIs: () => owner });
		server.fails = 'offline';
		const added = tab.queue.add('a');
		owner = 'user-1';
		await expect(added).resolves.toEqual({ ok: true, isWaiting: true });
		tab.stop();
		server.fails = undefined;
		const next = openTab(server);
		next.queue.resume();
		await next.queue.settled();
		expect(server.values()).toEqual(['a']);
	});

	test('tells every tab of a write that was refused after it had waited', async () => {
		const server = createServer();
		const one = openTab(server);
		const two = openTab(server);
		server.fails = 'offline';
		await one.queue.add('a');
		await expect.poll(two.pending).toEqual(['a']);
		await Promise.all([one.queue.settled(), two.queue.settled()]);
		server.fails = undefined;
		server.refused.add('a');
		one.queue.resume();
		const refusal = [{ value: 'a', error: { code: 'out_of_stock' }, isLate: true }];
		await expect.poll(one.refusals).toMatchObject(refusal);
		await expect.poll(two.refusals).toMatchObject(refusal);
		expect(two.pending()).toEqual([]);
		one.queue.dismiss(one.refusals()[0]?.id);
		expect(one.refusals()).toEqual([]);
	});

	test('removes what depends on a refused write', async () => {
		const server = createServer();
		const tab = openTab(server, { dependsOn: true });
		server.fails = 'offline';
		await tab.queue.add('a');
		await tab.queue.add('then-b');
		await tab.queue.add('c');
		await tab.queue.settled();
		server.fails = undefined;
		server.refused.add('a');
		tab.queue.resume();
		await expect.poll(tab.pending).toEqual([]);
		expect(server.values()).toEqual(['c']);
		expect(tab.refusals()).toHaveLength(1);
	});

	test('refuses a write that cannot be sent where the device keeps nothing', async () => {
		const server = createServer();
		const tab = openTab(server, { isKept: false });
		server.fails = 'offline';
		await expect(tab.queue.add('a')).resolves.toMatchObject({ ok: false, error: { code: 'offline' } });
		expect(tab.pending()).toEqual([]);
	});

	test('keeps the writes of a shopper from others, and removes them for good', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'offline';
		await tab.queue.add('a');
		await tab.queue.settled();
		tab.stop();
		server.fails = undefined;
		const other = openTab(server, { owner: 'user-2' });
		other.queue.resume();
		await other.queue.settled();
		expect(other.pending()).toEqual([]);
		await other.device.removeOthers('user-2');
		const back = openTab(server);
		back.queue.resume();
		await back.queue.settled();
		expect(server.values()).toEqual([]);
	});

	test('cancels in this tab what it has not sent', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'offline';
		await tab.queue.add('a');
		await tab.queue.settled();
		tab.queue.clear();
		expect(tab.pending()).toEqual([]);
		expect(tab.timers.pending).toBe(0);
	});
});
