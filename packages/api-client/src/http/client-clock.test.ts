import { readSecurityKey } from '@zaylat/domain/security-key';
import { describe, expect, test } from 'vitest';
import { addCartLine, cart, cartCount, currencies } from '../index.ts';
import { COUNT, failure, LINE, NOW, SECRET, setUpClient } from '../testing/client-set-up.ts';
import { json, type Reply, refusal } from '../testing/fake-fetch.ts';

describe("the server's clock (Decision 8)", () => {
	/** A server that reads keys by its own clock; each request in turn is `tripsMs` on its way and `worksMs` in work. */
	function strictServer({ ahead = 0, tripsMs = [0], worksMs = [0] }) {
		let here = NOW;
		let asked = -1;
		const verdicts: string[] = [];
		const reply: Reply = async ({ headers }) => {
			asked += 1;
			here += tripsMs[Math.min(asked, tripsMs.length - 1)] ?? 0;
			const nowMs = here + ahead;
			const key = headers.get('x-security-key');
			const verdict = await readSecurityKey({ key, secret: SECRET, nowMs, crypto });
			verdicts.push(verdict.ok ? 'ok' : verdict.reason);
			here += worksMs[Math.min(asked, worksMs.length - 1)] ?? 0;
			const clock = { 'x-server-time': String(nowMs) };
			return verdict.ok ? json(COUNT, 200, clock) : refusal('security_key_refused', 403, {}, clock);
		};
		const set = setUpClient([reply], { now: () => here, securityKey: { secret: SECRET, crypto } });
		const shift = (by: number) => {
			ahead += by;
		};
		return { ...set, verdicts, shift };
	}

	test.each([
		['an hour behind the server', 3_600_000, 'stale'],
		['a day before the server', -86_400_000, 'future'],
		['three seconds behind', 3_000, 'stale'],
	])('a device %s is corrected by one refusal', async (_, ahead, reason) => {
		const { client, verdicts } = strictServer({ ahead });
		await client.send(cartCount());
		await client.send(cart());
		await client.send(addCartLine(LINE));
		expect(verdicts).toEqual([reason, 'ok', 'ok', 'ok']);
	});

	test.each([
		['a second ahead', -1_000],
		['a second behind', 1_000],
	])('a device %s of the server needs no correction', async (_, ahead) => {
		const { client, verdicts } = strictServer({ ahead });
		await client.send(cartCount());
		expect(verdicts).toEqual(['ok']);
	});

	test('a connection on which a key is three seconds on its way', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [3_001] });
		await client.send(cartCount());
		await client.send(cart());
		expect(verdicts).toEqual(['stale', 'ok', 'ok']);
	});

	test('a response that the server works on for long does not send the next key into the future', async () => {
		const { client, verdicts } = strictServer({ worksMs: [5_000, 0] });
		await client.send(addCartLine(LINE));
		await client.send(cart());
		expect(verdicts).toEqual(['ok', 'ok']);
	});

	test.each([
		['a little', [100, 1_000, 100], ['ok', 'ok', 'ok']],
		['so long that its key is refused', [100, 6_000, 100], ['ok', 'stale', 'ok', 'ok']],
	])('a request that is held up %s does not send the next keys into the future', async (_, tripsMs, expected) => {
		const { client, verdicts } = strictServer({ tripsMs });
		for (let times = 0; times < 3; times += 1) await client.send(cart());
		expect(verdicts).toEqual(expected);
	});

	test('a connection that has become slow for good is learned from its second refusal, and nobody notices', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [100, 4_000] });
		await client.send(cart());
		await client.send(addCartLine(LINE));
		await client.send(cart());
		expect(verdicts).toEqual(['ok', 'stale', 'stale', 'ok', 'ok']);
	});

	test('a connection that becomes slower and slower is given up', async () => {
		const { client, verdicts } = strictServer({ tripsMs: [100, 4_000, 7_000, 12_000, 20_000] });
		await client.send(cart());
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'security_key_refused' });
		expect(verdicts).toEqual(['ok', 'stale', 'stale', 'stale']);
	});

	test.each([
		['forward', -3_600_000, 'future'],
		['back', 3_600_000, 'stale'],
	])('a clock that is set %s while the page is open is corrected by one refusal', async (_, by, reason) => {
		const { client, verdicts, shift } = strictServer({});
		await client.send(cart());
		shift(by);
		await client.send(cart());
		await client.send(cart());
		expect(verdicts).toEqual(['ok', reason, 'ok', 'ok']);
	});

	test('a write is tried again too, and exactly once', async () => {
		const refused = refusal('security_key_refused', 403, {}, { 'x-server-time': String(NOW + 60_000) });
		const securityKey = { secret: SECRET, crypto };
		const { client, seen } = setUpClient([refused], { securityKey });
		expect(await failure(client.send(addCartLine(LINE)))).toMatchObject({ code: 'security_key_refused', status: 403 });
		expect(seen).toHaveLength(2);
		expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
	});

	test('without a key there is nothing to try again', async () => {
		const { client, seen } = setUpClient([refusal('security_key_refused', 403)]);
		await failure(client.send(cart()));
		expect(seen).toHaveLength(1);
	});

	test('a shared response may come out of a cache, so its time is not taken', async () => {
		const old = { 'x-server-time': String(NOW - 3_600_000) };
		const { client, seen } = setUpClient([json({ data: {} }, 200, old), json(COUNT)], {
			securityKey: { secret: SECRET, crypto },
		});
		await client.send(currencies());
		await client.send(cartCount());
		const key = seen[1]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});

	test.each(['soon', '', '-5', 'NaN'])('a server time of %j is not taken', async (time) => {
		const { client, seen } = setUpClient([json(COUNT, 200, { 'x-server-time': time })], {
			securityKey: { secret: SECRET, crypto },
		});
		await client.send(cartCount());
		await client.send(cartCount());
		const key = seen[1]?.headers.get('x-security-key');
		expect(await readSecurityKey({ key, secret: SECRET, nowMs: NOW, crypto })).toEqual({ ok: true });
	});
});
