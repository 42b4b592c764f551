import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrastRatio, isInSrgb, type Oklch } from '../tools/colour.ts';
import { GENERATED, OUTPUTS } from '../tools/outputs.ts';
import { SETS, source } from '../tools/source.ts';
import {
	BREAKPOINT_FALLBACK,
	BREAKPOINTS,
	colorNames,
	colorVariable,
	duration,
	isColorName,
	themeColor,
	zIndex,
} from './index.ts';

describe('contrast', () => {
	const pairs = SETS.flatMap((set) =>
		source
			.contrast()
			.flatMap(({ use, minimum, of, on }) =>
				of.flatMap((front) => on.map((ground) => ({ set, use, minimum, front, ground }))),
			),
	);
	const colourOf = (set: (typeof SETS)[number], name: string): Oklch => {
		const token = source.colours(set).find((colour) => colour.name === name);
		if (!token) throw new Error(`no colour ${name} in ${set}`);
		return token.value;
	};

	it.each(pairs)('$set: $use $front stands out from $ground by $minimum', ({ set, minimum, front, ground }) => {
		expect(contrastRatio(colourOf(set, front), colourOf(set, ground))).toBeGreaterThanOrEqual(minimum);
	});

	it('leaves no text colour, soft ground or tint unchecked', () => {
		const named = new Set(source.contrast().flatMap(({ of, on }) => [...of, ...on]));
		// Hairlines, veils, brand shapes and loading shapes carry no information of their own (WCAG 1.4.11).
		const decorative = new Set(['brand', 'border', 'overlay', 'skeleton']);
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

	it('lie inside sRGB, so that no screen clips them', () => {
		const ramps = source
			.ramps()
			.flatMap(({ name, steps }) => steps.map((step) => ({ ...step, name: `${name}.${step.name}` })));
		const sets = SETS.flatMap((set) => source.colours(set));
		expect([...ramps, ...sets].filter(({ value }) => !isInSrgb(value)).map(({ name }) => name)).toEqual([]);
	});

	it('have the same names by day and by night, each with a purpose', () => {
		const [light, dark] = SETS.map((set) => source.colours(set));
		expect(dark?.map(({ name }) => name)).toEqual(light?.map(({ name }) => name));
		expect(light?.filter(({ description }) => description === '')).toEqual([]);
	});

	it('have values of their own by night', () => {
		const [light, dark] = SETS.map((set) => new Map(source.colours(set).map(({ name, value }) => [name, value])));
		const same = [...(light ?? [])].filter(([name, value]) => contrastRatio(value, dark?.get(name) ?? value) === 1);
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
	it('names these breakpoints (§9)', () => {
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
	it.each(OUTPUTS)('$file is what the source says now (else run `pnpm generate`)', async ({ file, write }) => {
		expect(await readFile(new URL(file, GENERATED), 'utf8')).toBe(write());
	});

	it('offers the page ground where CSS variables are unknown', () => {
		expect(Object.values(themeColor)).toEqual([
			expect.stringMatching(/^#[0-9a-f]{6}$/),
			expect.stringMatching(/^#[0-9a-f]{6}$/),
		]);
	});

	it('names variables that tokens.css declares', async () => {
		const css = await readFile(new URL('tokens.css', GENERATED), 'utf8');
		for (const name of colorNames) {
			expect(css).toContain(`${colorVariable(name).slice(4, -1)}: `);
			expect(isColorName(name)).toBe(true);
		}
		expect(isColorName('red-500')).toBe(false);
	});
});
