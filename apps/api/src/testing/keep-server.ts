import { startTestServer } from './database.ts';

/** Starts a test server for several runs of the tests, prints its connection as a line, and stops it when the input ends. */
const { server, stop } = await startTestServer();
process.stdout.write(`${JSON.stringify(server)}\n`);
process.stdin.resume().on('end', () => void stop());
