import { DEMO_ACCOUNT } from '@zaylat/demo-data/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '../src/http/metrics.ts';
import { createShopper, type TestApi } from '../src/testing/index.ts';
import { failed, startApi } from './answers.ts';
import { cartWith, goodsVariant, order } from './buying.ts';
import { openStream } from './event-stream.ts';

const TOKEN = 'a-token-of-the-tests';

/** Lends its database to the APIs of the tests, which count from nothing. */
let first: TestApi;
beforeAll(async () => {
	first = await startApi();
});
afterAll(() => first.close());

describe('metrics', () => {
	it('tell requests by route, never by what was called, and what is open', async () => {
		const api = first.startSecond();
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		await shopper.call('GET', '/api/products/1001?secret=word');
		await shopper.call('GET', '/api/products/999999');
		await shopper.call('GET', '/api/nowhere-secret');
		await api.app.request('/api/home', { method: 'BREW' });
		await (await openStream(api, shopper)).next();
		const response = await api.app.request('/api/metrics');
		const text = await response.text();
		expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
		expect(text).toContain('http_requests_total{method="GET",route="/api/products/{id}",status="200"} 1\n');
		expect(text).toContain('http_requests_total{method="GET",route="/api/products/{id}",status="404"} 1\n');
		expect(text).toContain('http_requests_total{method="GET",route="none",status="404"} 1\n');
		expect(text).toContain('http_requests_total{method="OTHER",route="none",status="405"} 1\n');
		expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/products/{id}"} 2\n');
		expect(text).toMatch(/^chat_streams 1$/m);
		expect(text).toMatch(/^db_pool_connections\{state="busy"\} \d+$/m);
		expect(text).not.toMatch(/secret|BREW|example\.com/);
		for (const [, route] of text.matchAll(/route="([^"]*)"/g)) expect(route).toMatch(/^(none|\/api[a-z/{}-]*)$/i);
		for (const line of text.split('\n').filter((each) => each !== '')) {
			expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? [\d.e+-]+)$/);
		}
		await api.close();
	});

	it('count orders, refused sign-ins and tries of jobs', async () => {
		const api = first.startSecond();
		const shopper = createShopper(api);
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: 'guess' });
		await shopper.signIn('credentials', { identifier: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
		await cartWith(api, shopper, { [await goodsVariant(api)]: 1 });
		await order(shopper, 'cash_on_delivery');
		await api.runJobs('order-message');
		const text = await (await api.app.request('/api/metrics')).text();
		expect(text).toContain('sign_in_failures_total{reason="credentials"} 1\n');
		expect(text).toContain('orders_placed_total{edition="mm",method="cash_on_delivery"} 1\n');
		expect(text).toMatch(/^jobs_total\{queue="order-message",outcome="done"\} [1-9]\d*$/m);
		expect(text).toContain('jobs_total{queue="refund",outcome="dead"} 0\n');
		await api.query('delete from outbox');
		await api.close();
	});

	it('hold each duration in its bucket and all above', async () => {
		const metrics = createMetrics([]);
		for (const seconds of [0.001, 0.03, 60]) metrics.observe({ method: 'GET', route: '/x', status: 200, seconds });
		const text = await metrics.render();
		const bucket = (bound: string) =>
			Number(
				new RegExp(`_bucket\\{le="${bound.replace('+', '\\+')}",method="GET",route="/x"\\} (\\d+)`).exec(text)?.[1],
			);
		expect(['0.005', '0.025', '0.05', '10', '+Inf'].map(bucket)).toEqual([1, 1, 2, 2, 3]);
	});

	it('are for whoever has the token', async () => {
		const api = first.startSecond({ env: { METRICS_TOKEN: TOKEN, NODE_ENV: 'production' } });
		const status = async (headers: Readonly<Record<string, string>>) =>
			(await api.app.request('/api/metrics', { headers })).status;
		expect(await status({ authorization: `Bearer ${TOKEN}` })).toBe(200);
		expect(await status({})).toBe(404);
		for (const authorization of [TOKEN, `Bearer ${TOKEN}x`]) expect(await status({ authorization })).toBe(404);
		await api.close();
	});

	it('are for this machine alone in production without a token, and not through a proxy on it', async () => {
		const api = first.startSecond({ env: { NODE_ENV: 'production' } });
		const status = async (remoteAddress: string | undefined, headers: Readonly<Record<string, string>> = {}) => {
			const bindings = { incoming: { socket: { remoteAddress } } };
			return (await api.app.request('/api/metrics', { headers }, remoteAddress ? bindings : undefined)).status;
		};
		expect(await status('127.0.0.1')).toBe(200);
		expect(await status('::1')).toBe(200);
		expect(await status('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
		expect(await status('203.0.113.7')).toBe(404);
		expect(await status(undefined)).toBe(404);
		await api.close();
	});
});

describe('what only developers need', () => {
	it('is there outside production, and nowhere in it', async () => {
		for (const [env, status] of [
			[{}, 200],
			[{ NODE_ENV: 'production' }, 404],
		] as const) {
			const api = first.startSecond({ env });
			await api.query("insert into outbox values (gen_random_uuid(), 'sms', '959', '', 'Your code is 123456', now())");
			const answer = await createShopper(api).call('GET', '/api/dev-tool/outbox');
			expect(answer.status).toBe(status);
			if (status === 404) expect(failed(answer).code).toBe('path_not_found');
			else expect(answer.json).toMatchObject({ data: { items: [{ channel: 'sms', text: 'Your code is 123456' }] } });
			await api.close();
		}
	});
});
