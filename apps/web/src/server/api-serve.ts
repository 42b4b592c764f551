import { serve } from '@hono/node-server';
import { createApi } from '@zaylat/api';
import { readConfig } from '@zaylat/api/config';
import { startRefusal } from '@zaylat/api/start-check';
import { startTracing } from '@zaylat/api/tracing/start';
import { DEMO_DATA, PRODUCTION_DATA } from '@zaylat/demo-data';

/** Serves only the API; the shop's server mounts it in its own process instead. */
const STOP_AFTER_MS = 5_000;

async function open() {
	const refusal = startRefusal(process.env);
	if (refusal !== undefined) throw new Error(refusal);
	const { port, host, profile } = readConfig(process.env);
	const tracing = await startTracing(process.env);
	return { port, host, tracing, api: await createApi({ data: profile === 'demo' ? DEMO_DATA : PRODUCTION_DATA }) };
}

const { port, host, tracing, api } = await open().catch((error: unknown) => {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
});
const server = serve({ fetch: api.app.fetch, port, hostname: host }, (at) => {
	console.log(`The Zaylat API is ready on http://localhost:${at.port}/api/openapi.json`);
	void api.setupLines().then((lines) => {
		for (const line of lines) console.log(line);
	});
	// Only where a program that started it listens, such as tools/dev.mjs.
	process.send?.('ready');
});

let isStopping = false;
async function stop(): Promise<void> {
	if (isStopping) return;
	isStopping = true;
	const force = setTimeout(() => process.exit(1), STOP_AFTER_MS);
	// Streams stay open by themselves, and the server waits for every response.
	await api.endStreams();
	await new Promise((done) => server.close(done));
	await api.close();
	await tracing.stop();
	clearTimeout(force);
	process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
process.once('disconnect', stop);
