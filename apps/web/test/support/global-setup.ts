import type { TestProject } from 'vitest/node';
import { createDataFolder, removeDataFolder } from './data-folder.ts';
import { SHARED_PORT, start } from './running-shop.ts';

declare module 'vitest' {
	export interface ProvidedContext {
		/** Data folder of no running server, with a filled database. */
		filledDataFolder: string;
	}
}

/** Starts the built shop that test files share, and fills a data folder for the tests of starting and stopping. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const shared = createDataFolder();
	const filled = createDataFolder();
	// By the demo profile, since production starts empty: both then start on it without filling anything.
	await Promise.all(
		[shared, filled].map(async (folder, i) => {
			const filling = await start({ PORT: String(SHARED_PORT + i), DATA_DIR: folder, PROFILE: 'demo' });
			await filling.stop('SIGTERM');
		}),
	);
	const shop = await start({ PORT: String(SHARED_PORT), DATA_DIR: shared });
	project.provide('filledDataFolder', filled);
	return async () => {
		const { code } = await shop.stop('SIGTERM');
		for (const folder of [shared, filled]) removeDataFolder(folder);
		if (code !== 0) throw new Error(`The shop ended with ${code}: ${shop.output()}`);
	};
}
