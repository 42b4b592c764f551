import { describe, expect, it } from 'vitest';
import { formatDateRange } from '../dates/index.ts';
import { DELIVERY_DAYS, estimateDelivery } from './index.ts';

describe('estimateDelivery (Specification §9)', () => {
	it('is 3 to 7 days [§9.2]', () => {
		expect(DELIVERY_DAYS).toEqual({ min: 3, max: 7 });
		const { earliest, latest } = estimateDelivery('2026-11-21T10:00:00Z');
		expect(earliest.toISOString()).toBe('2026-11-24T10:00:00.000Z');
		expect(latest.toISOString()).toBe('2026-11-28T10:00:00.000Z');
		expect(formatDateRange(earliest, latest, 'en', 'Asia/Yangon')).toBe('Nov 24–28, 2026');
	});

	it('takes the days of a product and crosses the turn of a year', () => {
		const { earliest, latest } = estimateDelivery(Date.UTC(2026, 11, 30), { min: 1, max: 3 });
		expect(earliest.toISOString().slice(0, 10)).toBe('2026-12-31');
		expect(latest.toISOString().slice(0, 10)).toBe('2027-01-02');
	});

	it('refuses what is no date', () => {
		expect(() => estimateDelivery('soon')).toThrow(RangeError);
	});
});
