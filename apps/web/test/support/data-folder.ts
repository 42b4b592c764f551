import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const RESET = join(import.meta.dirname, '../../../demo-data/src/reset.ts');

/** Makes a data folder for a server of its own. */
export function createDataFolder(): string {
	return mkdtempSync(join(tmpdir(), 'zaylat-web-test-'));
}

/** The data folder of the server of end-to-end tests at a port: everybody who takes part in a run finds the same. */
export const dataFolderAt = (port: number): string => join(tmpdir(), `zaylat-e2es-${port}`);

/** Removes a data folder whose server has stopped, with the files that the database staged outside of it. */
export function removeDataFolder(folder: string): void {
	spawnSync(process.execPath, ['--conditions=@zaylat/source', RESET], {
		env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
	});
}
