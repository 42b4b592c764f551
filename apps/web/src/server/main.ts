import './memory.ts';
import { createErrorTracker, withTracker } from '@zaylat/api/error-tracker';
import { createJsonLogger, logLevel } from '@zaylat/api/log';
import { startRefusal } from '@zaylat/api/start-check';
import type { Tracing } from '@zaylat/api/tracing/spans';
import { startTracing } from '@zaylat/api/tracing/start';
import { readConfig } from './config.ts';
import { type RunningShop, serve } from './serve.ts';

/** Longest time that stopping may take, in milliseconds; past it the process ends whatever is still open. */
const STOP_MS = 4_500;

// Stack traces of the renderer name the lines of its source; its map takes about 7 MB of memory.
process.setSourceMapsEnabled(true);

/** Printed at the start, before the address of the page with messages and tools (Decision 23). */
const DEMO_LINE = 'Demo profile: bank, couriers and sellers are simulated, and messages are read at';

const now = () => Date.now();

let shop: RunningShop | undefined;
let tracing: Tracing | undefined;
let isStopping = false;

/** One Ctrl-C sends several signals to this process: from the terminal, from npm, from the parent process. */
async function stop(): Promise<void> {
	if (isStopping) return;
	isStopping = true;
	const late = setTimeout(() => process.exit(1), STOP_MS + (shop?.drainMs ?? 0));
	late.unref();
	// Still starting: what was started so far is closed as soon as it is there.
	await starting.catch(() => {});
	await shop?.close();
	await tracing?.stop();
	process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());

async function start(): Promise<void> {
	const refusal = startRefusal(process.env);
	if (refusal !== undefined) throw new Error(refusal);
	const config = readConfig(process.env);
	const tracker = createErrorTracker(config.errorTracker, { fetch, now, environment: config.profile });
	const write = (line: string) => process.stderr.write(`${line}\n`);
	const logger = withTracker(createJsonLogger(write, now, logLevel(process.env.LOG_LEVEL)), tracker);
	process.on('unhandledRejection', (error) => logger.error('Unhandled promise rejection', {}, error));
	tracing = await startTracing(process.env);
	shop = await serve({ config, env: process.env, logger, tracker, now });
	if (isStopping) return;
	if (config.profile === 'demo') process.stdout.write(`${DEMO_LINE} ${shop.url}/dev-tool\n`);
	for (const line of shop.setupLines) process.stdout.write(`${line}\n`);
	process.stdout.write(`Zaylat is ready on ${shop.url}\n`);
}

const starting = start();
starting.catch((error: unknown) => {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
	process.exit(1);
});
