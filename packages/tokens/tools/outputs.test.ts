import { describe, expect, it } from 'vitest';
import { themes, tokenFile } from './files.ts';
import { outputs, outputsOf } from './outputs.ts';
import { mergeTrees, type Tree } from './tree.ts';

const before = new Map(outputs().map(({ file, text }) => [file, text]));

/** Lines of each generated file that a change of the source changes, by file. */
function difference(over: Tree): Readonly<Record<string, readonly string[]>> {
	return Object.fromEntries(
		outputsOf(mergeTrees(tokenFile, over), themes).flatMap(({ file, text }) => {
			const old = before.get(file)?.split('\n') ?? [];
			const lines = text.split('\n');
			expect(lines, `${file} keeps its lines`).toHaveLength(old.length);
			const changed = lines.filter((line, at) => line !== old[at]).map((line) => line.trim());
			return changed.length > 0 ? [[file, changed]] : [];
		}),
	);
}

const textOf = (over: Tree, file: string) =>
	outputsOf(mergeTrees(tokenFile, over), themes).find((output) => output.file === file)?.text ?? '';

const colour = (lightness: number) => ({ $value: { colorSpace: 'oklch', components: [lightness, 0, 0] } });

describe('changing one colour', () => {
	it('changes the one variable of that meaning in that set, and nothing else', () => {
		const files = difference({ light: { 'text-muted': colour(0.4) } });
		expect(files['tokens.css']).toEqual(['--zl-color-text-muted: oklch(0.4 0 0);']);
		expect(Object.keys(files)).toEqual(['tokens.css', 'sets/light.json', 'sets/jasmine-light.json']);
	});

	it('changes it everywhere the set is declared', () => {
		const files = difference({ dark: { 'text-muted': colour(0.8) } });
		const declaration = '--zl-color-text-muted: oklch(0.8 0 0);';
		// Once for those who chose the night, once for those who follow a device that did.
		expect(files['tokens.css']).toEqual([declaration, declaration]);
	});

	it('of a ramp changes the meanings that point at it, in every set, and no others', () => {
		const files = difference({ palette: { saffron: { 700: colour(0.5) } } });
		expect(files['tokens.css']).toEqual([
			'--zl-color-accent: oklch(0.5 0 0);',
			'--zl-color-accent-text: oklch(0.5 0 0);',
		]);
		expect(Object.keys(files)).toEqual([
			'tokens.css',
			'sets/shared.json',
			'sets/light.json',
			'sets/jasmine-shared.json',
		]);
	});

	it('changes the same colour of a theme only where the theme has none of its own', () => {
		expect(difference({ light: { accent: colour(0.5) } })).not.toHaveProperty(['themes/jasmine.css']);
	});

	it('never touches the utilities, which only name variables', () => {
		for (const name of ['surface', 'accent', 'critical', 'tint-3'])
			expect(difference({ light: { [name]: colour(0.77) } })).not.toHaveProperty(['tailwind.css']);
	});
});

describe('a theme', () => {
	it.each(themes)('$name declares nothing but what it overrides', ({ name, overrides }) => {
		const declared = [...(before.get(`themes/${name}.css`) ?? '').matchAll(/--zl-([a-z]+)-([\w-]+):/g)];
		const groups: Readonly<Record<string, string>> = { font: 'font', leading: 'font', text: 'font' };
		for (const [, group = '', token = ''] of declared) {
			const files = group === 'color' ? ['light', 'dark', 'light-hc', 'dark-hc'] : [groups[group] ?? group];
			const isOverridden = files.some((file) => JSON.stringify(overrides[file] ?? {}).includes(`"${token}"`));
			expect(isOverridden, `${group} ${token}`).toBe(true);
		}
		expect(declared.length).toBeGreaterThan(0);
	});

	it.each(themes)('$name declares the same colours in all sets, so that none shows through another', ({ name }) => {
		const blocks = (before.get(`themes/${name}.css`) ?? '')
			.split('}')
			.map((block) => block.match(/--zl-color-[\w-]+/g));
		const sets = blocks.filter((names) => names !== null).map((names) => names.join(' '));
		expect(sets).toHaveLength(9);
		expect(new Set(sets).size).toBe(1);
	});

	it('with a family of its own sets every script in it', () => {
		const family = { latin: { $value: ['Brand Sans', 'sans-serif'] } };
		const css = outputsOf(tokenFile, [{ name: 'brand', overrides: { font: { family } } }]).find(
			({ file }) => file === 'themes/brand.css',
		)?.text;
		expect(css).toContain("--zl-font-sans: 'Brand Sans', sans-serif;");
		for (const tag of ['my', 'th', 'zh']) expect(css).toContain(`:root[data-theme='brand'] [lang]:lang(${tag}) {`);
	});
});

describe('a deprecated token', () => {
	const over = {
		light: { star: { $deprecated: 'Use {light.warning}.' } },
		duration: { slow: { $deprecated: true } },
	};

	it('stays in the style sheets, with a comment', () => {
		expect(textOf(over, 'tokens.css')).toMatch(/\/\* Deprecated\. Use warning\. \*\/\n\t--zl-color-star: /);
		expect(textOf(over, 'tokens.css')).toMatch(/\/\* Deprecated\. It will be removed\. \*\/\n\t--zl-duration-slow: /);
		expect(textOf(over, 'tailwind.css')).toMatch(/\/\* Deprecated\. Use warning\. \*\/\n\t--color-star: /);
	});

	it('is marked for editors in TypeScript', () => {
		expect(textOf(over, 'tokens.ts')).toMatch(/@deprecated Use warning\. \*\/\n\tstar: /);
		expect(textOf(over, 'tokens.ts')).toMatch(/\/\*\* @deprecated It will be removed\. \*\/\n\tslow: 200/);
	});

	it('is listed with its heir, and marked for design tools', () => {
		expect(JSON.parse(textOf(over, 'deprecated.json'))).toEqual([
			{ token: 'color.star', reason: 'Use warning.' },
			{ token: 'duration.slow', reason: 'It will be removed.' },
		]);
		expect(JSON.parse(textOf(over, 'sets/light.json')).color.star.$deprecated).toBe('Use warning.');
	});

	it('in a group that is deprecated as a whole is so too', () => {
		const listed: readonly unknown[] = JSON.parse(textOf({ 'z-index': { $deprecated: true } }, 'deprecated.json'));
		expect(listed).toHaveLength(5);
	});
});
