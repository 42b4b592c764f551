/** Builds the shop for production unless its sources are unchanged. */
import { buildShop } from './lib/prepare.mjs';

try {
	await buildShop();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
