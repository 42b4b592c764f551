import type { OrderStatus } from '@zaylat/domain/orders';
import { describe, expect, test } from 'vitest';
import { parcelWay } from './parcel-way.ts';

const way = (...statuses: OrderStatus[]) =>
	parcelWay(statuses.map((status) => ({ status, note: '', at: '2026-11-20T00:00:00Z' }))).map(
		({ status, place }) => `${status}: ${place}`,
	);

describe('the way of a parcel', () => {
	test('goes on from where it stands', () => {
		expect(way('pending', 'approved')).toEqual([
			'pending: done',
			'approved: current',
			'ready to ship: upcoming',
			'start shipping: upcoming',
			'on going: upcoming',
			'delivered: upcoming',
		]);
	});

	test('begins before its first step while the goods are awaited', () => {
		expect(way('pre order').slice(0, 2)).toEqual(['pre order: current', 'pending: upcoming']);
	});

	test('ends where it was delivered or completed', () => {
		expect(way('on going', 'delivered', 'complete').at(-1)).toBe('complete: done');
	});

	test.each<OrderStatus>(['order cancelled by seller', 'payment failed'])('shows nothing to come after "%s"', (end) => {
		expect(way('pending', end)).toEqual(['pending: done', `${end}: failed`]);
	});

	test('goes on while a payment is tried again, and forgets the one that failed', () => {
		const retried = way('pending', 'payment failed', 'payment retry');
		expect(retried.slice(0, 3)).toEqual(['pending: done', 'payment retry: current', 'pending: upcoming']);
		const paid = way('pending', 'payment failed', 'payment retry', 'pending', 'approved');
		expect(paid.slice(0, 3)).toEqual(['pending: done', 'approved: current', 'ready to ship: upcoming']);
	});

	test('of nothing is empty', () => {
		expect(way()).toEqual([]);
	});
});
