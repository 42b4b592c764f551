import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { source, themes, tokenFile } from '../tools/files.ts';
import { GENERATED, outputs } from '../tools/outputs.ts';
import { contrastRatio, isInSrgb } from './compiler/colour.ts';
import { type ColourSet, readSource, SETS } from './compiler/source.ts';
import { contrastProblems, problemsOfTheme } from './compiler/theme-check.ts';
import { mergeTrees } from './compiler/tree.ts';
import {
	BREAKPOINT_FALLBACK,
	BREAKPOINTS,
	type ColorName,
	color,
	duration,
	isColorName,
	themeColor,
	zIndex,
} from './index.ts';

const looks = [
	{ look: 'zaylat', source },
	...themes.map(({ name, overrides }) => ({ look: name, source: readSource(mergeTrees(tokenFile, overrides)) })),
];
const colorNames = Object.keys(color).filter(isColorName);

describe('contrast', () => {
	it.each(looks)('of $look keeps every limit in all four sets', ({ source: tokens }) => {
		expect(contrastProblems(tokens)).toEqual([]);
	});

	it.each(themes)('the theme $name passes the checks that every brand has to pass', (theme) => {
		expect(problemsOfTheme(theme, tokenFile)).toEqual([]);
	});

	it('asks 7:1 of every text in high contrast, and of nothing less than in normal contrast', () => {
		for (const { use, minimum, more } of source.contrast()) {
			expect(more).toBeGreaterThanOrEqual(use === 'text' ? 7 : 3);
			expect(more).toBeGreaterThan(minimum);
		}
	});

	it('leaves no text colour, soft ground or tint unchecked', () => {
		const named = new Set(source.contrast().flatMap(({ of, on }) => [...of, ...on]));
		// Veils, brand shapes and loading shapes carry no information of their own (WCAG 1.4.11).
		const decorative = new Set<ColorName>(['brand', 'overlay', 'skeleton']);
		expect(colorNames.filter((name) => !named.has(name) && !decorative.has(name))).toEqual([]);
	});
});

describe('colours', () => {
	it.each(source.ramps())('the ramp $name has 11 steps that darken from one to the next', ({ steps }) => {
		expect(steps.map(({ name }) => name)).toEqual([
			'50',
			'100',
			'200',
			'300',
			'400',
			'500',
			'600',
			'700',
			'800',
			'900',
			'950',
		]);
		const lightness = steps.map(({ value }) => value.lightness);
		expect(lightness).toEqual([...new Set(lightness)].sort((one, other) => other - one));
	});

	it.each(looks)('of $look lie inside sRGB, so that no screen clips them', ({ source: tokens }) => {
		const ramps = tokens
			.ramps()
			.flatMap(({ name, steps }) => steps.map((step) => ({ ...step, name: `${name}.${step.name}` })));
		const sets = SETS.flatMap((set) => tokens.colours(set));
		expect([...ramps, ...sets].filter(({ value }) => !isInSrgb(value)).map(({ name }) => name)).toEqual([]);
	});

	it.each(looks)('of $look have the same names in every set, each with a purpose', ({ source: tokens }) => {
		for (const set of SETS) {
			expect(tokens.colours(set).map(({ name }) => name)).toEqual(colorNames);
			expect(tokens.colours(set).filter(({ description }) => description === '')).toEqual([]);
		}
	});

	it.each(looks)('of $look differ in the same places in both sets of high contrast', ({ source: tokens }) => {
		// Both hang on the root: one that said less would let the other's values through.
		expect(tokens.ownColours('dark-hc').sort()).toEqual(tokens.ownColours('light-hc').sort());
	});

	it('have values of their own by night', () => {
		const colours = (set: ColourSet) => new Map(source.colours(set).map(({ name, value }) => [name, value]));
		const dark = colours('dark');
		const same = [...colours('light')].filter(([name, value]) => contrastRatio(value, dark.get(name) ?? value) === 1);
		expect(same.map(([name]) => name)).toEqual(['brand', 'border-strong']);
	});

	it('know six tints for picture grounds', () => {
		expect(colorNames.filter((name) => name.startsWith('tint-'))).toHaveLength(6);
	});
});

describe('type', () => {
	it('grows by 1.2 from 12 to 39 px, rounded to whole pixels', () => {
		const sizes = source.sizes().map(({ value }) => Number.parseFloat(value) * 16);
		expect(sizes).toEqual([12, 14, 16, 19, 23, 28, 33, 39]);
		for (const [step, size] of sizes.entries()) expect(Math.abs(size - 16 * 1.2 ** (step - 2))).toBeLessThan(1.2);
	});

	it.each([
		['latin', 1.45],
		['thai', 1.6],
		['myanmar', 1.75],
		['chinese', 1.6],
	])('gives %s body text a line height of %d', (script, height) => {
		expect(source.leading(script).find(({ name }) => name === 'body')?.value).toBe(height);
	});
});

describe('the specification', () => {
	it('names these breakpoints (§9) [§9.7]', () => {
		expect(BREAKPOINTS).toEqual({
			mobile: 320,
			mobileMedium: 375,
			mobileWide: 425,
			tablet: 768,
			laptop: 1440,
			desktopMedium: 1700,
			desktopWide: 1920,
		});
		expect(BREAKPOINT_FALLBACK).toBe('desktop');
	});
});

describe('motion and layers', () => {
	it('keeps motion between 120 and 200 ms', () => {
		expect(duration).toEqual({ fast: 120, base: 160, slow: 200 });
	});

	it('stacks the loading bar over toasts over overlays over the header', () => {
		const layers = [zIndex.sticky, zIndex.header, zIndex.overlay, zIndex.toast, zIndex.loadingBar];
		expect(layers).toEqual([...layers].sort((one, other) => one - other));
	});
});

describe('what is generated', () => {
	it.each(outputs())('$file is what the source says now (else run `pnpm generate`)', async ({ file, text }) => {
		expect(await readFile(new URL(file, GENERATED), 'utf8')).toBe(text);
	});

	it('holds nothing that no source makes any more', async () => {
		const files = (await readdir(GENERATED, { recursive: true })).filter((file) => file.includes('.'));
		expect(files.sort()).toEqual(
			outputs()
				.map(({ file }) => file)
				.sort(),
		);
	});

	it('offers the page ground where CSS variables are unknown', () => {
		expect(Object.values(themeColor)).toEqual([
			expect.stringMatching(/^#[0-9a-f]{6}$/),
			expect.stringMatching(/^#[0-9a-f]{6}$/),
		]);
	});

	it('names variables that tokens.css declares', async () => {
		const css = await readFile(new URL('tokens.css', GENERATED), 'utf8');
		for (const name of colorNames) expect(css).toContain(`${color[name].slice(4, -1)}: `);
		expect(isColorName('red-500')).toBe(false);
		expect(isColorName('toString')).toBe(false);
	});
});
