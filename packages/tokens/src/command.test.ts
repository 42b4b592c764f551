import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommand } from './command.ts';

/** A dark violet and a light one have enough contrast with every ground of Zaylat. */
const DEEP = { $value: { colorSpace: 'srgb', components: [0.25, 0.05, 0.35] } };
const PALE = { $value: { colorSpace: 'srgb', components: [0.92, 0.85, 0.98] } };

const THEME = {
	light: { accent: DEEP, 'accent-hover': DEEP, 'accent-text': DEEP },
	dark: { accent: PALE, 'accent-hover': PALE, 'accent-text': PALE },
	'light-hc': { accent: DEEP, 'accent-hover': DEEP, 'accent-text': DEEP },
	'dark-hc': { accent: PALE, 'accent-hover': PALE, 'accent-text': PALE },
};

let cwd: string;
let printed: string;
let errors: string;

const run = (...args: readonly string[]) =>
	runCommand(args, {
		cwd,
		print: (text) => {
			printed += text;
		},
		printError: (text) => {
			errors += text;
		},
	});

beforeEach(async () => {
	cwd = await mkdtemp(join(tmpdir(), 'zaylat-tokens-'));
	printed = '';
	errors = '';
});

afterEach(() => rm(cwd, { recursive: true }));

const save = (name: string, content: unknown) => writeFile(join(cwd, name), JSON.stringify(content));

test('builds a theme into a folder and lists the files', async () => {
	await save('aurora.json', THEME);
	expect(await run('aurora.json', '--out', 'theme'), errors).toBe(0);
	const files = (await readdir(join(cwd, 'theme'), { recursive: true })).filter((file) => file.includes('.')).sort();
	expect(files).toEqual([
		'aurora.css',
		'aurora.resolver.json',
		'aurora.tailwind.css',
		'aurora.ts',
		'aurora/dark-hc.json',
		'aurora/dark.json',
		'aurora/light-hc.json',
		'aurora/light.json',
		'aurora/shared.json',
	]);
	expect(printed.trim().split('\n').sort()).toEqual(files.map((file) => `theme/${file}`));
	const css = await readFile(join(cwd, 'theme/aurora.css'), 'utf8');
	expect(css).toContain(":root[data-theme='aurora']");
	expect(await readFile(join(cwd, 'theme/aurora.ts'), 'utf8')).toContain("accent: '#400d59'");
});

test('rejects a theme by the names of its pairs and writes nothing', async () => {
	await save('pale.json', { ...THEME, light: { ...THEME.light, accent: PALE } });
	expect(await run('pale.json')).toBe(1);
	expect(errors).toMatch(/The theme "pale" is rejected:\n- light: on-accent on accent has a contrast of 1\.\d\d:1/);
	expect(await readdir(cwd)).toEqual(['pale.json']);
});

test('only checks with --check, under the given name', async () => {
	await save('theme.json', THEME);
	expect(await run('theme.json', '--name', 'aurora', '--check')).toBe(0);
	expect(printed).toBe('The theme "aurora" can be built.\n');
	expect(await readdir(cwd)).toEqual(['theme.json']);
});

test.each([
	['no file', [], /Exactly one theme file is needed[\s\S]*Usage: zaylat-tokens/],
	['a missing file', ['nowhere.json'], /nowhere\.json cannot be read/],
	['an unknown option', ['theme.json', '--force'], /--force/],
	['a file that is not JSON', ['broken.json'], /broken\.json is not JSON/],
	['a file that is a list', ['list.json'], /list\.json is not a DTCG file/],
])('ends with 2 for %s', async (_, args, message) => {
	await writeFile(join(cwd, 'broken.json'), '{');
	await save('list.json', []);
	expect(await run(...args)).toBe(2);
	expect(errors).toMatch(message);
});

test('explains itself with --help', async () => {
	expect(await run('--help')).toBe(0);
	expect(printed).toContain('Usage: zaylat-tokens <theme.json>');
});
