import { describe, expect, it } from 'vitest';
import { fixtureFile, fixtureTheme, grey } from '../../tools/testing/fixture.ts';
import { outputsOf } from './outputs.ts';
import type { Theme } from './theme-file.ts';
import { mergeTrees, type Tree } from './tree.ts';

const before = new Map(outputsOf(fixtureFile, [fixtureTheme]).map(({ file, text }) => [file, text]));

/** Lines of each generated file that a change of the source changes, by file. */
function difference(over: Tree): Readonly<Record<string, readonly string[]>> {
	return Object.fromEntries(
		outputsOf(mergeTrees(fixtureFile, over), [fixtureTheme]).flatMap(({ file, text }) => {
			const old = before.get(file)?.split('\n') ?? [];
			const lines = text.split('\n');
			expect(lines, `${file} keeps its lines`).toHaveLength(old.length);
			const changed = lines.filter((line, at) => line !== old[at]).map((line) => line.trim());
			return changed.length > 0 ? [[file, changed]] : [];
		}),
	);
}

function textOf(file: string, over: Tree = {}, themes: readonly Theme[] = [fixtureTheme]): string {
	const output = outputsOf(mergeTrees(fixtureFile, over), themes).find((each) => each.file === file);
	if (output === undefined) throw new Error(`no file ${file}`);
	return output.text;
}

describe('changing one colour', () => {
	it('changes the one variable of that colour in its set, and nothing else', () => {
		const files = difference({ light: { text: grey(0.3) } });
		expect(files['tokens.css']).toEqual(['--zl-color-text: oklch(0.3 0 0);']);
		expect(Object.keys(files)).toEqual([
			'tokens.css',
			'sets/light.json',
			'sets/light-hc.json',
			'themes/brand/light.json',
			'themes/brand/light-hc.json',
		]);
	});

	it('changes it everywhere the set is declared', () => {
		const files = difference({ dark: { text: grey(0.8) } });
		const declaration = '--zl-color-text: oklch(0.8 0 0);';
		// Once for those who chose the dark mode, once for those whose device did.
		expect(files['tokens.css']).toEqual([declaration, declaration]);
	});

	it('of a ramp changes the colours that refer to it, and no others', () => {
		const files = difference({ palette: { grey: { 700: grey(0.45) } } });
		expect(files['tokens.css']).toEqual(['--zl-color-accent: oklch(0.45 0 0);']);
		expect(Object.keys(files)).toEqual([
			'tokens.css',
			'sets/shared.json',
			'sets/light.json',
			'themes/brand/shared.json',
		]);
	});

	it('changes the same colour of a theme only where the theme has none of its own', () => {
		expect(difference({ light: { accent: grey(0.3) } })).not.toHaveProperty(['themes/brand.css']);
	});

	it('never touches the utilities, which only name variables', () => {
		for (const name of ['surface', 'accent', 'star']) {
			const files = difference({ light: { [name]: grey(0.77) } });
			expect(files).not.toHaveProperty(['tailwind.css']);
			expect(files).not.toHaveProperty(['tailwind-additive.css']);
		}
	});
});

describe('a theme', () => {
	it('declares nothing but what it overrides', () => {
		const declared = [...textOf('themes/brand.css').matchAll(/--zl-([\w-]+):/g)].map(([, name]) => name);
		expect(new Set(declared)).toEqual(new Set(['color-accent', 'radius-control']));
	});

	it('declares the same colours in all sets, so that none shows through another', () => {
		const blocks = textOf('themes/brand.css')
			.split('}')
			.map((block) => block.match(/--zl-color-[\w-]+/g));
		const sets = blocks.filter((names) => names !== null).map((names) => names.join(' '));
		expect(sets).toHaveLength(9);
		expect(new Set(sets).size).toBe(1);
	});

	it('with a family of its own sets every script in it', () => {
		const family = { latin: { $value: ['Brand Sans', 'sans-serif'] } };
		const css = textOf('themes/sans.css', {}, [{ name: 'sans', overrides: { font: { family } } }]);
		expect(css).toContain("--zl-font-sans: 'Brand Sans', sans-serif;");
		for (const tag of ['my', 'th', 'zh']) expect(css).toContain(`:root[data-theme='sans'] [lang]:lang(${tag}) {`);
	});

	it('offers its own ramps to Tailwind', () => {
		expect(textOf('themes/brand.tailwind.css')).toMatch(/--color-plum-500: oklch\(0\.5 0\.1 310\);/);
		expect(textOf('themes/brand.tailwind.css')).not.toContain('--color-grey');
		expect(textOf('themes/plain.tailwind.css', {}, [{ name: 'plain', overrides: {} }])).not.toContain('@theme');
	});
});

describe('the additive Tailwind theme', () => {
	const css = textOf('tailwind-additive.css');
	const [theme = '', inComponents = ''] = css.split('@layer base');

	it('empties no namespace and names nothing that Tailwind has', () => {
		expect(css).not.toContain('initial');
		for (const name of ['--text-', '--font-', '--spacing:', '--ease-out', '--radius-full', '--default-'])
			expect(theme, name).not.toContain(name);
		expect(theme).toContain('--color-accent: var(--zl-color-accent);');
		expect(theme).toContain('--radius-control: var(--zl-radius-control);');
	});

	it('gives names that Tailwind has the values of the tokens inside components', () => {
		expect(inComponents).toContain(':where([data-part]) {');
		expect(inComponents).toContain('--text-base: var(--zl-text-base);');
		expect(inComponents).toContain('--text-xl--line-height: var(--zl-leading-heading);');
	});

	it('declares every variable of the resetting theme', () => {
		const variables = (text: string) => new Set([...text.matchAll(/(--[\w-]+): var\(--zl/g)].map(([, name]) => name));
		expect(variables(css)).toEqual(variables(textOf('tailwind.css')));
	});
});

describe('a deprecated token', () => {
	const over = {
		light: { star: { $deprecated: 'Use {light.accent}.' } },
		duration: { slow: { $deprecated: true } },
	};

	it('stays in the style sheets, with a comment', () => {
		expect(textOf('tokens.css', over)).toMatch(/\/\* Deprecated\. Use accent\. \*\/\n\t--zl-color-star: /);
		expect(textOf('tokens.css', over)).toMatch(/\/\* Deprecated\. It will be removed\. \*\/\n\t--zl-duration-slow: /);
		expect(textOf('tailwind.css', over)).toMatch(/\/\* Deprecated\. Use accent\. \*\/\n\t--color-star: /);
	});

	it('is marked for editors in TypeScript', () => {
		expect(textOf('tokens.ts', over)).toMatch(/@deprecated Use accent\. \*\/\n\tstar: /);
		expect(textOf('tokens.ts', over)).toMatch(/\/\*\* @deprecated It will be removed\. \*\/\n\tslow: 200/);
	});

	it('is listed with its replacement, and marked for design tools', () => {
		expect(JSON.parse(textOf('deprecated.json', over))).toEqual([
			{ token: 'color.star', reason: 'Use accent.' },
			{ token: 'duration.slow', reason: 'It will be removed.' },
		]);
		expect(JSON.parse(textOf('sets/light.json', over)).color.star.$deprecated).toBe('Use accent.');
	});

	it('in a group that is deprecated as a whole is so too', () => {
		const listed: readonly unknown[] = JSON.parse(textOf('deprecated.json', { 'z-index': { $deprecated: true } }));
		expect(listed).toHaveLength(2);
	});
});
