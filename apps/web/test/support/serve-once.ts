/**
 * Runs the production server with a database of its own, which goes when the server stops: end-to-end tests of one run must not
 * meet those of another (carts, failed sign-ins).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dataFolderAt, removeDataFolder } from './data-folder.ts';

const MAIN = join(import.meta.dirname, '../../src/server/main.ts');
const dataDir = dataFolderAt(Number(process.env.PORT));
// A run that was killed leaves its data behind.
removeDataFolder(dataDir);
const server = spawn(process.execPath, ['--conditions=@zaylat/source', MAIN], {
	stdio: 'inherit',
	env: { ...process.env, DATA_DIR: dataDir },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('close', (code) => {
	removeDataFolder(dataDir);
	process.exit(code ?? 1);
});
