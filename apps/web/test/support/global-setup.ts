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
	const [shop] = await Promise.all([
		start({ PORT: String(SHARED_PORT), DATA_DIR: shared }),
		// By the demo profile, which fills in more than production does: both then start on it without filling anything.
		start({ PORT: String(SHARED_PORT + 1), DATA_DIR: filled, PROFILE: 'demo' }).then((filling) =>
			filling.stop('SIGTERM'),
		),
	]);
	project.provide('filledDataFolder', filled);
	return async () => {
		const { code } = await shop.stop('SIGTERM');
		for (const folder of [shared, filled]) removeDataFolder(folder);
		if (code !== 0) throw new Error(`The shop ended with ${code}: ${shop.output()}`);
	};
}
