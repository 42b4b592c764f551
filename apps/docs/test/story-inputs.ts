import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { type BuiltModules, MODULES_FILE } from '../modules/built-modules.ts';
import type { Mode } from './mode.ts';
import { BUILT, isComponent, type StoryEntry } from './stories.ts';

const DOCS = join(import.meta.dirname, '..');
const ROOT = join(DOCS, '../..');
const BASELINES = join(import.meta.dirname, 'baselines');

/** What all stories depend on besides the modules of each: how they are opened, audited and compared. */
const COMMON_FILES = [
	'apps/docs/.storybook/main.ts',
	'apps/docs/playwright.config.ts',
	'apps/docs/public/*',
	'apps/docs/test/*.{ts,css}',
	'tools/browser.mjs',
];

/** Test code that no story's result depends on. What `modes.ts` says of a story is hashed with the story. */
const OTHER_TESTS =
	/\/test\/(?:api|conformance|coverage|pages|search|states)\.spec\.ts$|-reporter\.ts$|\/(?:difference-page|modes|passed-stories|where-it-differs)\.ts$/;

/** Tools whose version may change a result. The version of what a module imports is part of that module's path. */
const COMMON_TOOLS = [
	'@axe-core/playwright',
	'@playwright/test',
	'@sparticuz/chromium',
	'@storybook/react-vite',
	'@tailwindcss/vite',
	'axe-core',
	'playwright-core',
	'storybook',
	'tailwindcss',
	'vite',
];

/** Whether a module declares stories. */
const isOfStories = (entry = '') => /\.(?:stories|pages)\.tsx$|\.mdx$/.test(entry);

/**
 * Whether the preview imports a module on demand for other pages than a component's story: documentation pages and stories
 * in a shop (`with-shop.tsx`).
 */
const isOfPreview = (entry = '') => entry.startsWith('apps/docs/src/');

const sha = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** What one story's result depends on, and what it takes to know it. */
export interface StoryInputs {
	/**
	 * A hash of all that the result of a story depends on: modules, style sheets, fonts, modes, pictures, test code, tools.
	 * @param loads modules that the story imported on demand when it last passed, by `loadedBy`
	 */
	hashOf(story: StoryEntry, modes: readonly Mode[], loads: readonly string[]): string;
	/** The modules imported on demand that built files belong to. @param files names below the Storybook's folder */
	loadedBy(files: Iterable<string>): string[];
}

/**
 * Reads what the built Storybook is made of.
 * @throws when it has not been built: `pnpm --filter @zaylat/docs build`
 */
export function readStoryInputs(): StoryInputs {
	const { modules, chunks, styles }: BuiltModules = JSON.parse(readFileSync(join(BUILT, MODULES_FILE), 'utf8'));
	const files = Object.keys(chunks);
	const fileOfEntry = new Map(files.flatMap((file) => (chunks[file]?.entry ? [[chunks[file].entry, file]] : [])));
	const firstFiles = files.filter((file) => chunks[file]?.isFirst);
	const common = sha(
		[
			...COMMON_FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
				.filter((file) => !OTHER_TESTS.test(file))
				.sort()
				.map((file) => `${file} ${sha(readFileSync(join(ROOT, file)))}`),
			...versionsOf(COMMON_TOOLS),
			JSON.stringify(styles),
		].join('\n'),
	);
	const pictures = picturesByStory();

	/** The modules in some built files and in all that these import. */
	function modulesIn(start: readonly string[], isLazyToo: boolean): Set<string> {
		const found = new Set<string>();
		const seen = new Set<string>();
		const waiting = [...start];
		for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
			const chunk = chunks[file];
			if (seen.has(file) || chunk === undefined) continue;
			seen.add(file);
			for (const name of chunk.modules) found.add(name);
			// The page's list of all stories names other stories; they are not this one's own.
			const onDemand = chunk.dynamicImports.filter((name) => {
				const entry = chunks[name]?.entry;
				return !isOfStories(entry) && !isOfPreview(entry);
			});
			waiting.push(...chunk.imports, ...(isLazyToo ? onDemand : []));
		}
		return found;
	}
	const ofEachPage = modulesIn(firstFiles, false);

	return {
		hashOf(story, modes, loads) {
			const own = fileOfEntry.get(normalize(join('apps/docs', story.importPath)));
			if (own === undefined) throw new Error(`${MODULES_FILE} has no file for ${story.importPath}`);
			const loaded = loads.flatMap((entry) => fileOfEntry.get(entry) ?? []);
			const names = new Set([
				...ofEachPage,
				// Stories of components share pages, so what one of them imports on demand may be there already.
				...modulesIn([own], isComponent(story)),
				...modulesIn(loaded, false),
			]);
			const { id, title, name, tags } = story;
			return sha(
				[
					common,
					JSON.stringify({ id, title, name, tags, modes }),
					...(pictures.get(id) ?? []),
					...[...names].sort().map((module) => `${module} ${modules[module]}`),
				].join('\n'),
			);
		},
		loadedBy(requested) {
			const entries = new Set<string>();
			for (const file of requested) {
				const chunk = chunks[file];
				if (chunk?.entry && !chunk.isFirst && !isOfStories(chunk.entry)) entries.add(chunk.entry);
			}
			return [...entries].sort();
		},
	};
}

/** The kept pictures and accessibility trees of each story, with a hash of their content. */
function picturesByStory(): Map<string, string[]> {
	const found = new Map<string, string[]>();
	const add = (story: string, file: string) => {
		const line = `${file} ${sha(readFileSync(join(import.meta.dirname, file)))}`;
		found.set(story, [...(found.get(story) ?? []), line]);
	};
	for (const file of readdirSync(BASELINES).sort()) add(file.split('--', 2).join('--'), `baselines/${file}`);
	const trees = join(import.meta.dirname, 'aria');
	if (existsSync(trees)) {
		for (const file of readdirSync(trees).sort()) add(`${file.replace(/\.txt$/, '')}--default`, `aria/${file}`);
	}
	return found;
}

/** Lines of the catalog that pin some packages. */
function versionsOf(names: readonly string[]): string[] {
	const lines = readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8').split('\n');
	return names.map((name) => {
		const line = lines.find((each) => each.trim().replaceAll('"', '').startsWith(`${name}:`));
		if (line === undefined) throw new Error(`The catalog of pnpm-workspace.yaml pins no ${name}`);
		return line.trim();
	});
}
