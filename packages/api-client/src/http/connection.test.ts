import { afterEach, describe, expect, test, vi } from 'vitest';
import { addCartLine, cartCount, home } from '../index.ts';
import { COUNT, failure, LINE, setUpClient } from '../testing/client-set-up.ts';
import { json } from '../testing/fake-fetch.ts';
import { CONNECTION_RULES, createConnection, LAST_RESPONSES, SLOW_MS } from './connection.ts';

afterEach(() => vi.useRealTimers());

/** A connection after answers that took so many milliseconds. */
function after(...times: readonly number[]) {
	const connection = createConnection();
	for (const ms of times) connection.observe(ms);
	return connection;
}

/** `navigator.connection` of a type. */
const information = (effectiveType: string) => Object.assign(new EventTarget(), { effectiveType });

const LOST = Number.POSITIVE_INFINITY;
const WEAK = Array.from({ length: LAST_RESPONSES }, () => LOST);

describe('how good a connection is', () => {
	test.each([
		['nothing is known yet', [], 'good'],
		['answers come at once', [80, 120, 60, 90], 'good'],
		['one response was slow', [80, SLOW_MS * 4, 60, 90], 'good'],
		['most responses were slow', [80, SLOW_MS, SLOW_MS, SLOW_MS], 'weak'],
		['answers did not come', [LOST, LOST, 90, LOST], 'weak'],
		['there are too few slow ones to tell', [LOST, LOST, LOST], 'good'],
		['the last responses came at once', [LOST, LOST, LOST, 80, 80, 80], 'good'],
	] as const)('%s', (_, times, quality) => {
		expect(after(...times).quality()).toBe(quality);
	});

	test.each([
		['slow-2g', 'weak'],
		['2g', 'weak'],
		['3g', 'good'],
		['4g', 'good'],
	])('what the browser calls %s', (effectiveType, quality) => {
		expect(createConnection(information(effectiveType)).quality()).toBe(quality);
	});

	test('who follows it is told of changes alone, until told to stop', () => {
		const network = information('4g');
		const connection = createConnection(network);
		const told = vi.fn();
		const end = connection.subscribe(told);
		for (const ms of WEAK) connection.observe(ms);
		connection.observe(LOST);
		expect(told).toHaveBeenCalledOnce();
		network.effectiveType = '2g';
		network.dispatchEvent(new Event('change'));
		expect(told).toHaveBeenCalledTimes(2);
		end();
		network.dispatchEvent(new Event('change'));
		expect(told).toHaveBeenCalledTimes(2);
	});
});

describe('requests over a weak connection', () => {
	const broken = () => new TypeError('Failed to fetch');

	test('wait longer before they fail, and no longer than that', async () => {
		vi.useFakeTimers();
		const { client, seen } = setUpClient(['never'], { connection: after(...WEAK) });
		const ended = failure(client.send(home()));
		await vi.advanceTimersByTimeAsync(CONNECTION_RULES.weak.timeoutMs - 1);
		expect(seen[0]?.init.signal?.aborted).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(await ended).toMatchObject({ code: 'timeout', retryable: true });
	});

	test('are sent more often, with longer pauses', async () => {
		const replies = [broken(), broken(), broken(), json(COUNT)];
		const { client, waits } = setUpClient(replies, { connection: after(...WEAK) });
		expect(await client.send(cartCount())).toEqual(COUNT);
		expect(waits).toEqual([1000, 2000, 4000]);
		const good = setUpClient([broken(), broken()], { connection: after() });
		expect(await failure(good.client.send(cartCount()))).toMatchObject({ code: 'network_error' });
		expect(good.waits).toEqual([400]);
	});

	test('are never sent twice when nobody knows whether they have arrived', async () => {
		const { client, seen } = setUpClient([broken()], { connection: after(...WEAK) });
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'network_error' });
		expect(seen).toHaveLength(1);
	});

	test('are measured: answers that do not come make the connection weak, quick ones good', async () => {
		vi.useFakeTimers();
		const connection = createConnection();
		const silent = setUpClient(
			WEAK.map(() => 'never' as const),
			{ connection },
		);
		for (const _ of WEAK) {
			const ended = failure(silent.client.send(home()));
			await vi.advanceTimersByTimeAsync(CONNECTION_RULES.good.timeoutMs);
			await ended;
		}
		expect(connection.quality()).toBe('weak');
		const quick = setUpClient([json(COUNT), json(COUNT)], { connection });
		await quick.client.send(cartCount());
		await quick.client.send(cartCount());
		expect(connection.quality()).toBe('good');
	});
});
