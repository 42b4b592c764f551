/**
 * Renders the product pictures that are missing, with Blender 3.4 (`apt install blender python3-numpy`), and stores them for
 * the server.
 *
 *   node tools/pictures/render.mjs                     every view that is missing
 *   node tools/pictures/render.mjs whole               this view of every type, where it is missing
 *   node tools/pictures/render.mjs t-shirt rice/use    only these, and again when they are there
 *   node tools/pictures/render.mjs --surfaces [types...]  where something can be printed, without rendering
 *   node tools/pictures/render.mjs --fine [types...]   960 pixels wide with many samples, also what is there in less
 *   node tools/pictures/render.mjs --try FOLDER rice   small and quick, as PNG files in a folder; stores nothing
 *
 * It can be interrupted: each view is stored as soon as it is rendered. `THREADS` is the number of threads, 2 unless given.
 * Commit the changed files.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const STUDIO = fileURLToPath(new URL('./studio/studio.py', import.meta.url));
const RENDERS = fileURLToPath(new URL('../../apps/demo-data/renders/', import.meta.url));
const INDEX = join(RENDERS, 'index.json');
/** Where something can be printed on a view; see `Surfaces` of the server. */
const SURFACES = join(RENDERS, 'surfaces.json');

/**
 * Pixels and samples per pixel of a view by its name. The usual size suits a gallery on a phone; the further views are a
 * little smaller, and the cards of digital goods are simple.
 *
 * @type {Readonly<Record<string, (name: string) => { size: number; samples: number }>>}
 */
const QUALITIES = {
	usual: (name) =>
		/-card\//.test(name)
			? { size: 400, samples: 5 }
			: name.endsWith('/whole')
				? { size: 720, samples: 8 }
				: { size: 480, samples: 5 },
	fine: () => ({ size: 960, samples: 48 }),
	trial: () => ({ size: 200, samples: 6 }),
};

/** Threads of Blender. */
const THREADS = process.env.THREADS ?? '2';

/** `sharp` and the composing code are those of the server. */
const { default: sharp } = await import(
	pathToFileURL(createRequire(new URL('../../apps/api/package.json', import.meta.url)).resolve('sharp')).href
);

/**
 * Runs Blender at the lowest priority.
 *
 * @param {readonly string[]} words arguments of the studio
 * @param {(line: string) => void | Promise<void>} onLine
 */
async function blender(words, onLine) {
	const child = spawn('nice', ['-n', '19', 'blender', '-b', '--threads', THREADS, '-P', STUDIO, '--', ...words], {
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	const log = [];
	child.stderr.on('data', (part) => log.push(String(part)));
	for await (const line of createInterface({ input: child.stdout })) {
		if (/^(Traceback|Error|\s+File|\w+Error)/.test(line)) log.push(`${line}\n`);
		await onLine(line);
	}
	const code = child.exitCode ?? (await new Promise((done) => child.once('close', done)));
	const problems = log.join('');
	if (code !== 0 || problems.includes('Traceback')) throw new Error(problems || `blender: ${code}`);
}

/** The models with their views and paints. */
async function readModels() {
	let models = {};
	await blender([], (line) => {
		if (line.startsWith('TABLE ')) models = JSON.parse(line.slice(6));
	});
	return models;
}

/** Stores the surfaces of a view, one view a line. */
async function storeSurfaces(name, surfaces) {
	const before = JSON.parse(await readFile(SURFACES, 'utf8').catch(() => '{}'));
	const entries = Object.entries({ ...before, [name]: surfaces }).sort(([a], [b]) => (a < b ? -1 : 1));
	const lines = entries.map(([key, value]) => `\t${JSON.stringify(key)}: ${JSON.stringify(value)}`);
	await writeFile(`${SURFACES}.new`, `{\n${lines.join(',\n')}\n}\n`);
	await rename(`${SURFACES}.new`, SURFACES);
}

const readIndex = async () => JSON.parse(await readFile(INDEX, 'utf8'));

/** Stores a rendered view as WebP and enters it into the index; the lower square is left out where nothing is painted. */
async function store(file, name, { paints, views }) {
	const [type, view] = name.split('/');
	const { width } = await sharp(file).metadata();
	const whole = sharp(file);
	const kept = paints.length > 0 ? whole : whole.extract({ left: 0, top: 0, width, height: width });
	const bytes = await kept.webp({ quality: 75, alphaQuality: 75, effort: 6, smartSubsample: true }).toBuffer();
	await mkdir(join(RENDERS, type), { recursive: true });
	await writeFile(join(RENDERS, type, `${view}.webp`), bytes);
	const index = await readIndex();
	const done = { ...index[type]?.views, [view]: createHash('sha256').update(bytes).digest('hex').slice(0, 8) };
	const ordered = Object.fromEntries(views.filter((each) => done[each]).map((each) => [each, done[each]]));
	const entries = Object.entries({ ...index, [type]: { paints, views: ordered } }).sort(([a], [b]) => (a < b ? -1 : 1));
	await writeFile(`${INDEX}.new`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
	await rename(`${INDEX}.new`, INDEX);
	return bytes.length;
}

/** Pixels of a stored view. */
const widthOf = async (type, view) => (await sharp(join(RENDERS, type, `${view}.webp`)).metadata()).width;

async function main() {
	const words = process.argv.slice(2);
	const trial = words[0] === '--try' ? words.splice(0, 2)[1] : undefined;
	const isFlat = words[0] === '--surfaces' && words.splice(0, 1).length > 0;
	const isFine = words[0] === '--fine' && words.splice(0, 1).length > 0;
	const quality = QUALITIES[trial === undefined ? (isFine ? 'fine' : 'usual') : 'trial'];
	const models = await readModels();
	const index = await readIndex();
	const all = Object.entries(models).flatMap(([type, { views }]) => views.map((view) => `${type}/${view}`));
	const isOfView = words.length === 1 && all.some((name) => name.endsWith(`/${words[0]}`));
	const given = words.flatMap((word) =>
		all.filter((name) => (isOfView ? name.endsWith(`/${word}`) : name === word || name.startsWith(`${word}/`))),
	);
	const wanted = [];
	for (const name of words.length > 0 ? given : all) {
		const [type, view] = name.split('/');
		const isThere = index[type]?.views[view] !== undefined;
		const isDone = isThere && (!isFine || (await widthOf(type, view)) >= quality(name).size);
		if (isFlat || (words.length > 0 && !isFine && !isOfView) || !isDone) wanted.push(name);
	}
	console.log(`${wanted.length} views`);
	if (wanted.length === 0) return;
	const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
	const items = wanted.map((name) => {
		const { size, samples } = quality(name);
		return `${name}:${size}:${isFlat ? 0 : samples}`;
	});
	let since = performance.now();
	try {
		await blender([folder, ...items], async (line) => {
			if (line.endsWith('processor time')) console.log(line);
			if (line.startsWith('SURFACES ')) {
				const [, name = '', places = ''] = line.split(' ');
				// The plane of models without surfaces is of use to some only.
				if (trial === undefined && (isFlat || !('middle' in JSON.parse(places))))
					await storeSurfaces(name, JSON.parse(places));
			}
			if (isFlat || !line.startsWith('DONE ')) return;
			const name = line.slice(5);
			const [type, view] = name.split('/');
			const file = join(folder, `${type}--${view}.png`);
			const seconds = ((performance.now() - since) / 1000).toFixed(1);
			since = performance.now();
			if (trial === undefined) {
				const bytes = await store(file, name, models[type]);
				console.log(`${name}: ${seconds} s, ${(bytes / 1024).toFixed(0)} kB`);
			} else {
				const { composeRender } = await import('../../apps/api/src/pictures/compose.ts');
				const colour = models[type].paints[0] ?? null;
				const picture = await composeRender(await readFile(file), colour, 300, 'webp');
				await mkdir(trial, { recursive: true });
				await sharp(picture)
					.flatten({ background: '#f1e7d8' })
					.png()
					.toFile(join(trial, `${type}--${view}.png`));
				console.log(`${name}: ${seconds} s`);
			}
			await rm(file);
		});
	} finally {
		await rm(folder, { recursive: true });
	}
}

await main();
