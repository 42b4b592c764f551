import { describe, expect, it } from 'vitest';
import { EDGE, placeTooltip } from './place.ts';

const viewport = { width: 400, height: 300 };
const tip = { width: 100, height: 40 };
const anchorAt = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 });

describe('placeTooltip', () => {
	it('centres it on the preferred side', () => {
		expect(placeTooltip(anchorAt(200, 100), tip, viewport, 'bottom')).toEqual({ left: 172, top: 144, side: 'bottom' });
		expect(placeTooltip(anchorAt(200, 100), tip, viewport, 'top')).toEqual({ left: 172, top: 60, side: 'top' });
	});

	it('flips where the preferred side has no room', () => {
		expect(placeTooltip(anchorAt(200, 250), tip, viewport, 'bottom').side).toBe('top');
		expect(placeTooltip(anchorAt(200, 10), tip, viewport, 'top').side).toBe('bottom');
	});

	it('keeps the preferred side when neither has room', () => {
		const place = placeTooltip(anchorAt(200, 10), { width: 100, height: 280 }, viewport, 'bottom');
		expect(place).toEqual({ left: 172, top: 12, side: 'bottom' });
	});

	it.each([
		['left', 200],
		['centre', 172],
		['right', 144],
	] as const)('lines up with the %s edge', (edge, left) => {
		expect(placeTooltip(anchorAt(200, 100), tip, viewport, 'bottom', edge).left).toBe(left);
	});

	it('stays 8 px inside the left and right edge', () => {
		expect(EDGE).toBe(8);
		expect(placeTooltip(anchorAt(0, 100), tip, viewport, 'bottom').left).toBe(8);
		expect(placeTooltip(anchorAt(356, 100), tip, viewport, 'bottom').left).toBe(292);
	});
});
