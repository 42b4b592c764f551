/**
 * `pnpm size:compare`: what the same five examples cost an app with `@zaylat/ui` and with other libraries, with the
 * bundler and settings of `pnpm size`: gzipped, React apart. Installs the other libraries into a temporary folder.
 *
 * Each example uses the parts that it needs and no others. "Whole package" is everything that the package exports.
 */
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { entries } from '../packages/ui/tools/entries.ts';
import { bundle } from './lib/bundle.mjs';
import { ROOT } from './lib/root.mjs';
import { must } from './lib/run.mjs';
import { EXAMPLES, INSTALLED, LIBRARIES } from './lib/size-examples.mjs';
import { prebuiltStyles } from './lib/styles.mjs';

const folder = mkdtempSync(join(tmpdir(), 'zaylat-compare-'));

/** Style sheet for all components, where it is a file. Base UI and React Aria Components have no styles, MUI has them in JavaScript. */
const STYLES = { 'Radix Themes': 'node_modules/@radix-ui/themes/styles.css' };

/** All entries of `@zaylat/ui`; the package has no entry that exports everything. */
const wholeOfUi = entries()
	.map(({ name }, at) => `export * as entry${at} from '@zaylat/ui/${name}';`)
	.join('\n');

const kB = (bytes) => (bytes === undefined ? '–' : (bytes / 1000).toFixed(1));

async function sizeOf(code) {
	const { first, later } = await bundle(code, folder);
	return first + later;
}

function cssOf(name) {
	const file = STYLES[name];
	return file === undefined ? undefined : gzipSync(readFileSync(join(folder, file)), { level: 9 }).byteLength;
}

try {
	writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: INSTALLED }));
	await must(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
	symlinkSync(join(ROOT, 'packages/storefront/node_modules/@zaylat'), join(folder, 'node_modules/@zaylat'));

	const names = Object.keys(LIBRARIES);
	console.log(`| kB | ${names.join(' | ')} |`);
	console.log(`|---|${'---|'.repeat(names.length)}`);
	const isHeavier = [];
	const printRow = async (title, codeOf) => {
		const sizes = [];
		for (const name of names) {
			const example = codeOf(name);
			sizes.push(example === undefined ? undefined : await sizeOf(example));
		}
		const [mine, ...others] = sizes;
		names.slice(1).forEach((name, at) => {
			if (others[at] <= mine) isHeavier.push(`${title}: ${name} is lighter`);
		});
		console.log(`| ${title} | ${sizes.map(kB).join(' | ')} |`);
	};
	for (const [title, codes] of Object.entries(EXAMPLES)) await printRow(title, (name) => codes[name]);
	await printRow('whole package', (name) => LIBRARIES[name] ?? wholeOfUi);
	const styles = await Promise.all(names.map(async (name, at) => (at === 0 ? await prebuiltStyles() : cssOf(name))));
	console.log(`| style sheet of all components | ${styles.map(kB).join(' | ')} |`);
	for (const line of isHeavier) console.log(line);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
