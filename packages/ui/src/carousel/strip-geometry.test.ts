import { describe, expect, it } from 'vitest';
import { edgesOf, nearestSlide, nextPage, previousPage, type StripView, viewOnArrival } from './strip-geometry.ts';

/** Eight slides of 100 px without gaps, scrolled by some px, in a window of some px. */
const viewAt = (scrolled: number, width: number): StripView => {
	const starts = [...Array(8).keys()].map((place) => place * 100 - scrolled);
	return { starts, ends: starts.map((start) => start + 100), width };
};

describe('nearestSlide', () => {
	it.each([
		[0, 0],
		[49, 0],
		[51, 1],
		[320, 3],
	])('scrolled by %d px is slide %d', (scrolled, expected) => {
		expect(nearestSlide(viewAt(scrolled, 250))).toBe(expected);
	});

	it('is the first of none', () => {
		expect(nearestSlide({ starts: [], ends: [], width: 250 })).toBe(0);
	});
});

describe('edgesOf', () => {
	it.each([
		[0, true, false],
		[1, true, false],
		[300, false, false],
		[550, false, true],
		[549, false, true],
	])('scrolled by %d px: at start %s, at end %s', (scrolled, isAtStart, isAtEnd) => {
		expect(edgesOf(viewAt(scrolled, 250))).toEqual({ isAtStart, isAtEnd });
	});

	it('is at both when everything fits', () => {
		expect(edgesOf(viewAt(0, 800))).toEqual({ isAtStart: true, isAtEnd: true });
	});
});

describe('nextPage', () => {
	it('begins with the slide that is cut off', () => {
		expect(nextPage(viewAt(0, 250))).toBe(2);
		expect(nextPage(viewAt(0, 300))).toBe(3);
	});

	it('goes on by one where a slide fills the window or more', () => {
		expect(nextPage(viewAt(200, 100))).toBe(3);
		expect(nextPage(viewAt(200, 60))).toBe(3);
	});

	it('ends with the last slide', () => {
		expect(nextPage(viewAt(700, 100))).toBe(7);
	});
});

describe('previousPage', () => {
	it('shows whole what was just before the window', () => {
		expect(previousPage(viewAt(400, 250))).toBe(2);
		expect(previousPage(viewAt(300, 300))).toBe(0);
		expect(previousPage(viewAt(550, 250))).toBe(4);
	});

	it('goes back by one where a slide fills the window or more', () => {
		expect(previousPage(viewAt(200, 100))).toBe(1);
		expect(previousPage(viewAt(200, 60))).toBe(1);
	});

	it('ends with the first slide', () => {
		expect(previousPage(viewAt(0, 250))).toBe(0);
		expect(previousPage(viewAt(100, 250))).toBe(0);
	});
});

describe('viewOnArrival', () => {
	it('is what will be in view at a slide', () => {
		expect(viewOnArrival(viewAt(120, 250), 3)).toEqual(viewAt(300, 250));
		expect(viewOnArrival(viewAt(420, 250), 0)).toEqual(viewAt(0, 250));
	});

	it('ends with the last slide', () => {
		expect(viewOnArrival(viewAt(120, 250), 7)).toEqual(viewAt(550, 250));
	});
});
