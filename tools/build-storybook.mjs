/** Builds Storybook unless its sources are unchanged. */
import { buildStorybook } from './lib/prepare.mjs';

try {
	await buildStorybook();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
