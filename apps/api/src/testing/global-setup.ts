import type { TestProject } from 'vitest/node';
import { startTestServer, type TestServer } from './database.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		testServer: TestServer;
	}
}

/**
 * Starts one PostgreSQL for all test files; each clones the seeded template. `TEST_SERVER`, a line of `keep-server.ts`,
 * names one that runs already.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const running = process.env.TEST_SERVER;
	if (running) {
		project.provide('testServer', JSON.parse(running));
		return async () => {};
	}
	const { server, seedMs, stop } = await startTestServer();
	console.log(`seeded the template database in ${seedMs} ms`);
	project.provide('testServer', server);
	return stop;
}
