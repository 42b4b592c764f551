import { createServer, type Server } from 'node:http';
import { createForwardingCheck } from '@zaylat/api/proxies';
import { startTestApi, type TestApi } from '@zaylat/api/testing';
import type { Tracing } from '@zaylat/api/tracing/spans';
import { startTracing } from '@zaylat/api/tracing/start';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mountedApi } from './api-service.ts';
import { createWebApp } from './app.ts';
import { createPageCache } from './cache.ts';
import { readConfig } from './config.ts';
import type { Renderer } from './renderer.ts';

/** A span as OTLP writes it in JSON. */
interface Span {
	readonly name: string;
	readonly traceId: string;
	readonly spanId: string;
	readonly parentSpanId?: string;
	readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}

const spans: Span[] = [];
let receiver: Server;
let tracing: Tracing;
let api: TestApi;

beforeAll(async () => {
	receiver = createServer(async (request, response) => {
		let body = '';
		for await (const chunk of request) body += chunk;
		for (const { scopeSpans } of JSON.parse(body).resourceSpans) {
			for (const scope of scopeSpans) spans.push(...scope.spans);
		}
		response.end('{}');
	});
	await new Promise<void>((go) => receiver.listen(0, '127.0.0.1', go));
	const address = receiver.address();
	vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
	tracing = await startTracing(process.env);
	api = await startTestApi();
}, 120_000);
afterAll(async () => {
	await api.close();
	receiver.close();
});

const unused = () => Promise.reject(new Error('not used'));

/** A shop with one page, which resets a password: a job sends its code. */
function shop() {
	const mounted = mountedApi(api);
	const renderer: Renderer = {
		site: { pages: [], editions: [], languages: [], digitalPath: '', isBuilt: () => true, addressOf: (path) => path },
		inlineScriptHashes: [],
		pageOfPayload: () => undefined,
		identify: () => ({ cacheKey: undefined, route: '/forgot', vary: [] }),
		async page() {
			const answer = await mounted.fetch('/api/password-resets', {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-security-key': 'Non Secure Condition' },
				body: JSON.stringify({ identifier: 'shopper@example.com' }),
			});
			return { kind: 'page', status: answer.status, isShareable: false, body: 'page' };
		},
		shell: () => ({ html: '', buildId: 'test' }),
		webManifest: async () => '{}',
		payload: unused,
		isForm: () => false,
		form: unused,
	};
	const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
	return createWebApp({
		config: readConfig({ NODE_ENV: 'production', ORIGIN_MM: 'https://mm.example', ORIGIN_TH: 'https://th.example' }),
		api: mounted,
		cache: createPageCache({ maxBytes: 0, freshMs: 0, staleMs: 0, now: () => 0, onError: () => {} }),
		clientFolder: undefined,
		renderer: () => renderer,
		now: () => 0,
		logger,
		forwarding: createForwardingCheck(false, logger.warn),
	});
}

test('one trace leads from a page to the statements and the job that it causes', async () => {
	expect((await shop().request('/forgot')).status).toBe(200);
	const workers = api.startWorkers();
	await vi.waitFor(
		async () => {
			const { rows } = await api.query("select 1 from outbox where recipient = 'shopper@example.com'");
			expect(rows).toHaveLength(1);
		},
		{ timeout: 10_000 },
	);
	await workers.stop();
	await tracing.stop();
	const page = spans.find(({ name }) => name === 'GET /forgot') ?? expect.fail('there is a page');
	const ofTrace = spans.filter(({ traceId }) => traceId === page.traceId);
	const parentOf = (span: Span) => ofTrace.find(({ spanId }) => spanId === span.parentSpanId);
	const ancestors = (span: Span): string[] => {
		const parent = parentOf(span);
		return parent ? [parent.name, ...ancestors(parent)] : [];
	};
	const textOf = ({ attributes }: Span) =>
		attributes.find(({ key }) => key === 'db.query.text')?.value.stringValue ?? '';
	const code = ofTrace.find((span) => textOf(span).startsWith('insert into "otp_codes"')) ?? expect.fail('a statement');
	expect(textOf(code)).not.toContain('shopper@example.com');
	expect(ancestors(code)).toEqual(['POST /api/password-resets', 'GET /forgot']);
	const job = ofTrace.find(({ name }) => name === 'process code') ?? expect.fail('a job');
	expect(ancestors(job).slice(-2)).toEqual(['POST /api/password-resets', 'GET /forgot']);
	const mail = ofTrace.find((span) => textOf(span).startsWith('insert into "outbox"')) ?? expect.fail('a statement');
	expect(ancestors(mail)[0]).toBe('process code');
	expect(JSON.stringify(spans)).not.toContain('shopper@example.com');
}, 60_000);
