/**
 * Finishes a build: takes the source maps out of what is served, writes the build manifest (Specification §7), tells the
 * service worker what to precache, and compresses what is served.
 * Run by Node after Vite.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { precacheOf } from './precache.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const CLIENT = join(import.meta.dirname, '..', 'dist', 'client');
/** Source maps of the client, for the operator only. */
const MAPS = join(import.meta.dirname, '..', 'dist', 'maps');
const COMPRESSIBLE = /\.(css|js|json|svg|txt|webmanifest)$/;
/** Below this many bytes a compressed copy saves nothing. */
const SMALLEST = 512;

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

async function precompress(file: string): Promise<void> {
	const bytes = readFileSync(file);
	if (bytes.byteLength < SMALLEST) return;
	const params = {
		[constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
		[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		[constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
	};
	const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
	writeFileSync(`${file}.br`, brotli);
	writeFileSync(`${file}.gz`, gzipped);
}

/** The build's id names its content: the same sources give the same id on every machine. */
function writeBuildManifest(): string {
	const assets = filesBelow(join(CLIENT, 'assets'))
		.map((file) => `/${relative(CLIENT, file).split(sep).join('/')}`)
		.sort();
	const id = createHash('sha256').update(assets.join('\n')).digest('hex').slice(0, 16);
	const folder = join(CLIENT, 'builds');
	mkdirSync(join(folder, 'meta'), { recursive: true });
	writeFileSync(join(folder, 'latest.json'), JSON.stringify({ id }));
	writeFileSync(join(folder, 'meta', `${id}.json`), JSON.stringify({ id, assets }));
	return id;
}

/** Whoever has the maps has the sources: they lie beside the served folder, under the paths of their scripts. */
function moveSourceMaps(): void {
	rmSync(MAPS, { recursive: true, force: true });
	for (const file of filesBelow(CLIENT).filter((each) => each.endsWith('.map'))) {
		const to = join(MAPS, relative(CLIENT, file));
		mkdirSync(dirname(to), { recursive: true });
		renameSync(file, to);
	}
}

/** Completes the service worker. It lies at the root, because a worker answers for its own folder only. */
function writeWorker(id: string): void {
	const manifest = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
	const build = JSON.stringify({ id, ...precacheOf(manifest) });
	const script = readFileSync(join(CLIENT, '..', 'worker', 'worker.js'), 'utf8');
	writeFileSync(join(CLIENT, 'worker.js'), `self.__ZAYLAT_BUILD=${build};\n${script}`);
}

moveSourceMaps();
const id = writeBuildManifest();
writeWorker(id);
await Promise.all(
	filesBelow(CLIENT)
		.filter((file) => COMPRESSIBLE.test(file) && !file.includes('.vite'))
		.map(precompress),
);
process.stdout.write(`Build ${id} is ready in dist.\n`);
