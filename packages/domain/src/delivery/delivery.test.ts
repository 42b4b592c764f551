import { describe, expect, it } from 'vitest';
import { formatDateRange } from '../dates/index.ts';
import { compareServices, DELIVERY_DAYS, deliveryDays, deliveryStart, estimateDelivery, lastSupply } from './index.ts';

describe('deliveryDays', () => {
	it('is what the service says', () => {
		expect(deliveryDays({ minDays: 1, maxDays: 2 })).toEqual({ min: 1, max: 2 });
		expect(deliveryDays({ minDays: 4, maxDays: 9 }, true)).toEqual({ min: 4, max: 9 });
	});

	it('is that of standard delivery within the country, and nothing abroad, while no service is known [§9.2]', () => {
		expect(deliveryDays(undefined)).toEqual(DELIVERY_DAYS);
		expect(deliveryDays(undefined, true)).toBeUndefined();
	});
});

describe('compareServices', () => {
	it('lists the cheapest first, then the fastest', () => {
		const of = (id: string, cost: number, maxDays: number) => ({ id, cost, minDays: 1, maxDays });
		const services = [of('c', 300, 1), of('b', 200, 7), of('a', 200, 7), of('d', 200, 2)];
		expect(services.toSorted(compareServices).map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c']);
		expect(
			services
				.toReversed()
				.toSorted(compareServices)
				.map(({ id }) => id),
		).toEqual(['d', 'a', 'b', 'c']);
	});
});

describe('deliveryStart', () => {
	it('is the order, or the arrival of goods that were ordered in advance, whichever is later', () => {
		expect(deliveryStart('2026-11-28T10:00:00Z', null)).toEqual(new Date('2026-11-28T10:00:00Z'));
		expect(deliveryStart('2026-11-28T10:00:00Z', '2026-12-19T00:00:00Z')).toEqual(new Date('2026-12-19T00:00:00Z'));
		expect(deliveryStart('2026-11-28T10:00:00Z', '2026-11-01T00:00:00Z')).toEqual(new Date('2026-11-28T10:00:00Z'));
	});
});

describe('lastSupply', () => {
	it('is the latest of what is ordered in advance, and nothing for goods in stock', () => {
		expect(lastSupply([null, '2026-12-19T00:00:00Z', new Date('2026-12-05T00:00:00Z'), undefined])).toEqual(
			new Date('2026-12-19T00:00:00Z'),
		);
		expect(lastSupply([null, undefined])).toBeUndefined();
		expect(lastSupply([])).toBeUndefined();
	});
});

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
		expect(() => estimateDelivery('soon')).toThrow(new RangeError('Not a date'));
	});
});
