import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listCurrencies } from '@zaylat/api-client/contract';
import { DAY_MS } from '@zaylat/domain/time';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshRates } from '../src/currencies/refresh.ts';
import type { Services } from '../src/http/services.ts';
import { createHttpRates } from '../src/ports/http-rates.ts';
import { createLocalRates } from '../src/ports/local-rates.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { ok, startApi } from './answers.ts';

const SECRET = 'key-of-the-service';

let api: TestApi;
let server: Server;
let url: string;
/** What the service answers. */
let answer: { status?: number; body: string; headers?: Readonly<Record<string, string>> };

beforeAll(async () => {
	api = await startApi();
	server = createServer((_, response) => {
		response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
		response.end(answer.body);
	});
	await new Promise<void>((go) => server.listen(0, '127.0.0.1', go));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates?key=${SECRET}`;
});
afterAll(async () => {
	await new Promise((go) => server.close(go));
	await api.close();
});

const shownRates = async (): Promise<Record<string, string>> => {
	const { data } = ok(listCurrencies, await createShopper(api).call('GET', '/api/currency-exchange')).data;
	return Object.fromEntries(data.map(({ key, exchange_rate }) => [key, exchange_rate]));
};

/** Quotes for a dollar that give the rates of the demo data, changed by some factors. */
async function quotes(factors: Readonly<Record<string, number>> = {}): Promise<Record<string, number>> {
	const codes = { thb: 'THB', yuan: 'CNY', yen: 'JPY', sgd: 'SGD', rm: 'MYR', krw: 'KRW', eur: 'EUR', dhs: 'AED' };
	const rates = await shownRates();
	const dollar = Number(rates.usd);
	const others = Object.entries(codes).map(([key, code]) => [code, dollar / Number(rates[key]) / (factors[key] ?? 1)]);
	return { MMK: dollar, ...Object.fromEntries(others) };
}

/** Refreshes by the service. @returns what was warned of */
async function refresh(rates: Services['rates'] = createHttpRates({ url })) {
	const warn = vi.fn();
	const done = await refreshRates({ ...api.services, rates, logger: { ...api.services.logger, warn } });
	return { done, warnings: warn.mock.calls };
}

const metrics = async () => (await api.app.request('/api/metrics')).text();

describe('rates of a service', () => {
	it('are taken over; what jumps by more than a tenth keeps its rate and is told [§7.4]', async () => {
		const before = await shownRates();
		answer = { body: JSON.stringify({ base: 'USD', rates: await quotes({ thb: 1.05, yen: 1.2, eur: 0.5 }) }) };
		const { warnings } = await refresh();
		const after = await shownRates();
		expect(Number(after.thb)).toBeCloseTo(105, 3);
		for (const key of ['mmk', 'usd', 'yen', 'eur']) expect(after[key], key).toBe(before[key]);
		expect(warnings).toEqual([
			['rate refused', expect.objectContaining({ currency: 'yen', reason: 'jumped' })],
			['rate refused', expect.objectContaining({ currency: 'eur', reason: 'jumped' })],
		]);
		const text = await metrics();
		expect(text).toMatch(/^exchange_rate_kyat\{currency="thb"\} 10[45][\d.]*$/m);
		expect(text).toContain('exchange_rate_refused{currency="yen"} 1\nexchange_rate_refused{currency="eur"} 1\n');
		expect(text).toContain(`exchange_rates_read_timestamp_seconds ${Math.floor(api.clock.now() / 1000)}\n`);
	});

	it('may be malformed once, and are complete again at the next reading', async () => {
		answer = { body: JSON.stringify({ base_code: 'USD', conversion_rates: await quotes() }) };
		expect((await refresh()).warnings).toEqual([]);
		expect(await metrics()).not.toContain('exchange_rate_refused{');
	});

	it.each([
		['an error', { status: 503, body: '{}' }, /answered 503/],
		['no JSON', { body: '<html>' }, /another form/],
		['another form', { body: '{"quotes":[]}' }, /another form/],
		['no kyat', { body: '{"base":"USD","rates":{"THB":35}}' }, /no kyat/],
		['too much', { body: ' '.repeat(200_000) }, /too much/],
		['elsewhere', { status: 302, body: '', headers: { location: 'http://127.0.0.1:9/' } }, /./],
	])('stay as they are when it answers %s', async (_, given, cause) => {
		answer = given;
		const before = await shownRates();
		const { done, warnings } = await refresh();
		expect(done).toBe(0);
		expect(await shownRates()).toEqual(before);
		expect(warnings).toEqual([['rates not read', { cause: expect.stringMatching(cause) }]]);
		expect(JSON.stringify(warnings)).not.toContain(SECRET);
	});

	it('stay as they are without a service', async () => {
		const before = await shownRates();
		expect((await refresh(undefined)).done).toBe(0);
		expect(await shownRates()).toEqual(before);
	});
});

describe('rates of development', () => {
	it('are the same all day, move by at most a hundredth, and are taken over', async () => {
		await api.query("update currencies set exchange_rate = 100 where key = 'thb'");
		const source = createLocalRates({ mmk: '1', thb: '100' }, api.clock.now);
		const first = await source.read();
		expect(await source.read()).toEqual(first);
		expect(first.mmk).toBe('1');
		expect(Math.abs(Number(first.thb) - 100)).toBeLessThanOrEqual(1);
		expect((await refresh(api.services.rates)).warnings).toEqual([]);
		expect(Number((await shownRates()).thb)).toBe(Number(first.thb));
		api.clock.advance(DAY_MS);
		expect(await source.read()).not.toEqual(first);
	});
});
