/**
 * `pnpm browsers`: walks the main journeys of both editions in the engines that this machine has: the pinned Chromium,
 * Firefox ESR and WebKitGTK of Debian. An engine that is not installed is skipped, with the packages that it needs.
 *
 *   pnpm browsers                    all engines
 *   pnpm browsers -- firefox webkit  some of them
 *
 * Pictures of the last step of each journey: `test-results/browsers`.
 */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildShop } from '../../../tools/lib/prepare.mjs';
import { ROOT } from '../../../tools/lib/root.mjs';
import { fillData, removeData, startServer } from '../bench/server.mjs';
import { ENGINES } from './engines.mjs';
import { stockedProduct } from './goods.ts';
import { JOURNEYS } from './journeys.ts';

const PORT = 20340;
const PICTURES = join(ROOT, 'test-results/browsers');

/** Longest wait for a picture, in milliseconds. */
const PICTURE_MS = 5000;

/** Longest wait for a browser to open, in milliseconds. */
const OPEN_MS = 60_000;

const print = (text) => process.stdout.write(`${text}\n`);

/** Prints what a reader of the run must not miss; GitHub shows it on the page of the run. */
const notice = (text) => print(process.env.GITHUB_ACTIONS ? `::notice::${text}` : text);

/**
 * Walks the journeys of an edition one after the other, until one fails.
 * @param {import('./engines.mjs').Engine} engine
 * @param {'mm' | 'th'} edition
 * @param {string} productId what is bought
 * @returns how many did not end well
 */
async function walk(engine, edition, productId) {
	// Without a screen a browser never answers its driver.
	const opening = engine.open().catch((thrown) => print(`${engine.name}: ${thrown}`));
	const tab = await Promise.race([opening, setTimeout(OPEN_MS, undefined, { ref: false })]);
	if (!tab) {
		print(`${engine.name} ${edition}  FAILED: it does not open`);
		return JOURNEYS.length;
	}
	const origin = `http://${edition}.localhost:${PORT}`;
	try {
		for (const [at, { name, run }] of JOURNEYS.entries()) {
			const began = performance.now();
			const error = await run({ tab, edition, origin, productId }).then(
				() => undefined,
				(thrown) => thrown,
			);
			const seconds = ((performance.now() - began) / 1000).toFixed(1);
			print(
				`${engine.name.padEnd(9)} ${edition}  ${name.padEnd(20)} ${seconds.padStart(6)} s  ${error ? `FAILED: ${error}` : 'ok'}`,
			);
			const picture = tab.shot(join(PICTURES, `${engine.name}-${edition}-${at + 1}.png`));
			// The driver of WebKitGTK stops at some pictures.
			await Promise.race([picture, setTimeout(PICTURE_MS)]).catch((thrown) => print(`no picture: ${thrown}`));
			if (error) return JOURNEYS.length - at;
		}
		return 0;
	} finally {
		await Promise.race([tab.close(), setTimeout(PICTURE_MS)]);
	}
}

const wanted = process.argv.slice(2).filter((arg) => arg !== '--');
const engines = ENGINES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
mkdirSync(PICTURES, { recursive: true });
const dataDir = mkdtempSync(join(tmpdir(), 'zaylat-browsers-'));
await buildShop();
await fillData({ port: PORT, dataDir, mayPin: false });
const server = await startServer({ port: PORT, dataDir, mayPin: false });
let failed = 0;
try {
	const products = [];
	for (const edition of ['mm', 'th']) products.push([edition, await stockedProduct(server.url, edition)]);
	for (const engine of engines) {
		if (!engine.isInstalled())
			notice(`${engine.name} is skipped: it is not installed (apt install ${engine.packages})`);
		else for (const [edition, productId] of products) failed += await walk(engine, edition, productId);
	}
} finally {
	await server.stop();
	removeData(dataDir);
}
print(`${failed} journeys failed`);
if (failed > 0) process.exitCode = 1;
