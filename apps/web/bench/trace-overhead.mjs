/**
 * What traces cost: the API without and with OpenTelemetry, in turn, twice each on one database.
 *
 *   node apps/web/bench/trace-overhead.mjs            --seconds 10, --rounds 2
 *
 * A receiver in this process takes the traces and drops them. Answers are not cached, so that each request runs statements.
 */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../tools/lib/root.mjs';
import { load } from './load.mjs';
import { removeData, startServer } from './server.mjs';

const { values: options } = parseArgs({
	options: {
		seconds: { type: 'string', default: '10' },
		rounds: { type: 'string', default: '2' },
		port: { type: 'string', default: '3189' },
	},
});
const PATHS = ['/api/home', '/api/categories', '/api/products/1', '/api/products?per_page=12'];
const seconds = Number(options.seconds);

let received = 0;
const receiver = createServer((request, response) => {
	request.on('data', (chunk) => {
		received += chunk.length;
	});
	request.on('end', () => response.end('{}'));
});
await new Promise((go) => receiver.listen(0, '127.0.0.1', go));

const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-traces-'));
const start = (env) =>
	startServer({
		port: Number(options.port),
		dataDir,
		main: join(ROOT, 'apps/web/src/server/api-main.ts'),
		env: {
			PROFILE: 'demo',
			SIMULATORS: '0',
			LOG_LEVEL: 'warn',
			ANSWER_CACHE_SECONDS: '0',
			TRUSTED_PROXIES: '1',
			...env,
		},
	});

async function measure(env) {
	const server = await start(env);
	try {
		const ask = { url: server.url, paths: PATHS, fromVisitors: 2_000 };
		await load({ ...ask, seconds: 3 });
		return await load({ ...ask, seconds });
	} finally {
		await server.stop();
	}
}

try {
	await (await start({})).stop();
	const on = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${receiver.address().port}` };
	for (let round = 1; round <= Number(options.rounds); round += 1) {
		for (const [name, env] of [
			['off', {}],
			['on', on],
		]) {
			const { perSecond, p95, failures } = await measure(env);
			const figures = `${perSecond.toFixed(1)} requests/s, 97.5th percentile ${p95} ms, ${failures} failures`;
			process.stdout.write(`traces ${name.padEnd(3)} round ${round}: ${figures}\n`);
		}
	}
	process.stdout.write(`${(received / 1e6).toFixed(1)} MB of traces received\n`);
} finally {
	receiver.close();
	removeData(dataDir);
}
