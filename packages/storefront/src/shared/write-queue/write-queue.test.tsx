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
		/** Whether it stores the write, although the answer is lost. */
		losesAnswers: false,
		/** Values that it refuses. */
		refused: new Set<string>(),
		values: () => [...stored.values()],
		async send({ id, value }: { readonly id: string; readonly value: string }): Promise<Attempt<string>> {
			if (server.fails && !server.losesAnswers) return { ok: false, error: new ApiError({ code: server.fails }) };
			server.arrived.push(id);
			if (server.refused.has(value)) return { ok: false, error: new ApiError({ code: 'out_of_stock' }) };
			stored.set(id, value);
			if (server.losesAnswers) return { ok: false, error: new ApiError({ code: 'network_error' }) };
			return { ok: true, value };
		},
	};
	return server;
}

type Server = ReturnType<typeof createServer>;

/** A tab of a shopper; all tabs of a test share the device. */
function openTab(server: Server, { owner = 'user-1', isKept = true, dependsOn = false } = {}) {
	const timers = manualTimers();
	const device = createDeviceWrites(isKept ? window : undefined);
	const queue = createWriteQueue<string, string>({
		...device.of('test'),
		send: server.send,
		onStored: () => {},
		isValue: (value) => typeof value === 'string',
		...(dependsOn && { dependsOn: (value: string) => value.startsWith('then') }),
		owner: () => owner,
		now: () => 1000,
		timers,
	});
	const stop = queue.start();
	return {
		queue,
		timers,
		device,
		stop,
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

	test.each<ApiErrorCode>(['offline', 'network_error', 'timeout', 'unavailable', 'bad_answer', 'too_many_requests'])(
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

	test('sends a write whose answer was lost with the same key', async () => {
		const server = createServer();
		const tab = openTab(server);
		server.fails = 'network_error';
		server.losesAnswers = true;
		await tab.queue.add('a');
		await tab.queue.settled();
		server.fails = undefined;
		server.losesAnswers = false;
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
