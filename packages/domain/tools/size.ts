/**
 * Prints what each concept costs in a page (minified, gzip) and fails when those of a first load are over budget.
 *
 * Zawgyi conversion is loaded on demand and stands apart. Concepts that only the way from the cart to the parcel needs
 * come with its screens; they count in the sum of all (docs/decisions/0013).
 * Run with: node tools/size.ts
 */
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'tsup';

const BUDGET_BYTES = 11_200;

/**
 * Concepts that no page needs before a shopper pays, signs in, writes to a shop or looks back at an order, that come with
 * a part that follows, that one kind of product page alone needs, or that only servers need.
 */
const LATER = new Set([
	'account',
	'addresses',
	'audit',
	'chat',
	'checkout',
	'comparison',
	'contact',
	'content',
	'coupons',
	'dates',
	'declared',
	'delivery',
	'digital',
	'goods',
	'ledger',
	'notifications',
	'orders',
	'otp',
	'documents',
	'page-figures',
	'payments',
	'points',
	'questions',
	'quotations',
	'rates',
	'reviews',
	'roles',
	'scripts',
	'seller-applications',
	'shops',
	'text-search',
	'unit-price',
	'uploads',
	'webhooks',
	'wholesale',
]);

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'zaylat-domain-size-'));
const gzipBytes = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const concepts = globSync('src/*/index.ts', { cwd: root }).toSorted();
const entry = Object.fromEntries(concepts.map((file) => [file.split('/')[1] ?? file, join(root, file)]));
/** An entry of several concepts together, which share what they have in common. */
function bundleOf(name: string, names: readonly string[]): string {
	const file = join(folder, `${name}.ts`);
	writeFileSync(file, names.map((concept) => `export * from ${JSON.stringify(entry[concept])};\n`).join(''));
	return file;
}

/** One build per entry, because entries that are built together share chunks. */
async function measure(name: string, file: string): Promise<{ eager: number; lazy: number }> {
	const outDir = join(folder, name);
	await build({
		entry: { [name]: file },
		outDir,
		format: 'esm',
		target: 'es2024',
		minify: true,
		silent: true,
		config: false,
		tsconfig: join(root, 'tsconfig.json'),
	});
	const files = readdirSync(outDir).filter((output) => output.endsWith('.js'));
	const bytes = (isLazy: boolean): number =>
		files
			.filter((output) => output.startsWith('legacy') === isLazy)
			.reduce((sum, output) => sum + gzipBytes(join(outDir, output)), 0);
	return { eager: bytes(false), lazy: bytes(true) };
}

try {
	for (const [name, file] of Object.entries(entry)) {
		const { eager, lazy } = await measure(name, file);
		print(name, eager, lazy);
	}
	const names = Object.keys(entry);
	const all = await measure('all', bundleOf('all', names));
	print('all', all.eager, all.lazy);
	const first = names.filter((name) => !LATER.has(name));
	const { eager, lazy } = await measure('first-load', bundleOf('first-load', first));
	print('first load', eager, lazy);
	if (eager > BUDGET_BYTES) {
		process.stderr.write(`The concepts of a first load weigh ${eager} bytes, more than ${BUDGET_BYTES}.\n`);
		process.exitCode = 1;
	}
} finally {
	rmSync(folder, { recursive: true });
}

function print(name: string, eager: number, lazy: number): void {
	const onDemand = lazy === 0 ? '' : ` (and ${lazy} B on demand)`;
	process.stdout.write(`${name.padEnd(14)}${String(eager).padStart(6)} B${onDemand}\n`);
}
