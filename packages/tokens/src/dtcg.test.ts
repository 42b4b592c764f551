import { readFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { outputs } from '../tools/outputs.ts';

const GENERATED = new URL('./generated/', import.meta.url);
/** Types of the tokens whose values are checked; names are not, since Specification §9 has those of the breakpoints. */
const TYPES = [
	'color',
	'dimension',
	'font-family',
	'font-weight',
	'duration',
	'cubic-bezier',
	'number',
	'shadow',
	'typography',
];
const rules = Object.fromEntries(TYPES.map((type) => [`core/valid-${type}`, 'error' as const]));
const config = defineConfig({ lint: { rules } }, { cwd: GENERATED });

const isDtcg = (file: string) => file.endsWith('.json') && file !== 'deprecated.json';
const files = outputs()
	.map(({ file }) => new URL(file, GENERATED))
	.filter(({ pathname }) => isDtcg(pathname.replace(GENERATED.pathname, '')));
const sources = [
	new URL('tokens.json', import.meta.url),
	...files.filter(({ pathname }) => !/resolver/.test(pathname)),
];
const resolvers = files.filter(({ pathname }) => /\.resolver\.json$/.test(pathname));

const nameOf = ({ pathname }: URL) => pathname.replace(/.*\/src\//, '');

const read = (filename: URL) => parse([{ filename, src: readFileSync(filename, 'utf8') }], { config });

describe('a parser of the DTCG format 2025.10', () => {
	it.each(sources.map((url) => [nameOf(url), url] as const))('reads %s', async (_, url) => {
		const { tokens } = await read(url);
		expect(Object.keys(tokens).length).toBeGreaterThan(20);
	});

	it.each(resolvers.map((url) => [nameOf(url), url] as const))('resolves every mode of %s', async (_, url) => {
		const { resolver } = await read(url);
		const grounds = ['light', 'dark', 'light-hc', 'dark-hc'].map((mode) => {
			const tokens = resolver.apply({ mode });
			expect(tokens['typography.myanmar.base']?.$type).toBe('typography');
			return JSON.stringify(tokens['color.text']?.$value);
		});
		expect(new Set(grounds).size).toBe(4);
	});

	it.each([
		['color', { colorSpace: 'paint', components: [0, 0, 0] }],
		['dimension', '12 pixels'],
		['typography', { fontSize: { value: 1, unit: 'rem' } }],
	])('refuses a %s that is malformed', async ($type, $value) => {
		const src = JSON.stringify({ a: { $type, $value } });
		await expect(parse([{ filename: new URL('a.json', GENERATED), src }], { config })).rejects.toThrow();
	});
});
