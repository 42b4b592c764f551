import { describe, expect, it } from 'vitest';
import { contrastRatio, isInSrgb, type Oklch, toCss, toHex } from './colour.ts';

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
