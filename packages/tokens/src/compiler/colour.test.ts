import { describe, expect, it } from 'vitest';
import { contrastRatio, fromSrgb, isInSrgb, type Oklch, toCss, toHex } from './colour.ts';

const oklch = (lightness: number, chroma = 0, hue = 0, alpha = 1): Oklch => ({ lightness, chroma, hue, alpha });

describe('colour arithmetic', () => {
	it('agrees with the known sRGB primaries', () => {
		expect(toHex(oklch(0.62796, 0.25768, 29.234))).toBe('#ff0000');
		expect(toHex(oklch(0.86644, 0.29483, 142.495))).toBe('#00ff00');
		expect(toHex(oklch(0.45201, 0.31321, 264.052))).toBe('#0000ff');
	});

	it('measures black on white as 21:1 and anything on itself as 1:1, in either order', () => {
		expect(contrastRatio(oklch(0), oklch(1))).toBeCloseTo(21, 2);
		expect(contrastRatio(oklch(1), oklch(0))).toBeCloseTo(21, 2);
		expect(contrastRatio(oklch(0.5, 0.1, 30), oklch(0.5, 0.1, 30))).toBe(1);
	});

	it('knows what a screen cannot show', () => {
		expect(isInSrgb(oklch(1))).toBe(true);
		expect(isInSrgb(oklch(0.7, 0.4, 150))).toBe(false);
	});

	it('writes opacity only where there is some', () => {
		expect(toCss(oklch(0.5, 0.1, 30))).toBe('oklch(0.5 0.1 30)');
		expect(toCss(oklch(0.5, 0.1, 30, 0.4))).toBe('oklch(0.5 0.1 30 / 0.4)');
	});
});

describe('sRGB', () => {
	it.each([
		['#ff0000', [1, 0, 0]],
		['#5b2a86', [0x5b / 255, 0x2a / 255, 0x86 / 255]],
		['#808080', [0.50196, 0.50196, 0.50196]],
		['#000000', [0, 0, 0]],
		['#ffffff', [1, 1, 1]],
	] as const)('%s is the same colour after conversion to OKLCH', (hex, channels) => {
		expect(toHex({ ...fromSrgb(channels), alpha: 1 })).toBe(hex);
	});

	it('has no hue where it is grey', () => {
		expect(fromSrgb([0.5, 0.5, 0.5])).toMatchObject({ chroma: 0, hue: 0 });
	});
});
