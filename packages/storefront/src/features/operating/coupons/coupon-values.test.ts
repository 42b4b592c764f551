import type { OperatedCoupon } from '@zaylat/api-client/contract';
import { expect, test } from 'vitest';
import { couponValues, writtenCoupon } from './coupon-values.ts';

const STORED: OperatedCoupon = {
	code: 'SAVE',
	title: { en: 'Save' },
	shop: null,
	categories: ['11', '3'],
	benefit: 'percent',
	percent: 10,
	off: 1_000_000,
	minSpend: 5_000_050,
	startsAt: '2026-12-06T03:00:12.345Z',
	endsAt: '2026-12-16T03:00:00.000Z',
	uses: null,
	usesPerShopper: 2,
	isListed: true,
	...{ state: 'planned', collected: 0, used: 0, categoryNames: [] },
};

test('a coupon that nobody changes is sent as it was stored', () => {
	const { code: _, state: __, collected: ___, used: ____, categoryNames: _____, ...input } = STORED;
	for (const edition of ['mm', 'th'] as const) {
		expect(writtenCoupon(couponValues(STORED, edition, 0), edition, STORED)).toEqual(input);
	}
});

test('amounts are typed in major units, moments by the clock of the edition', () => {
	const values = couponValues(STORED, 'mm', 0);
	expect(values).toMatchObject({ off: 10_000, minSpend: 50_000.5, startsAt: '2026-12-06T09:30' });
	const changed = { ...values, off: 20_000.5, endsAt: '2026-12-17T00:00' };
	expect(writtenCoupon(changed, 'mm', STORED)).toMatchObject({ off: 2_000_050, endsAt: '2026-12-16T17:30:00.000Z' });
});

test('facts of another benefit are not sent', () => {
	const values = { ...couponValues(STORED, 'mm', 0), benefit: 'free_delivery' as const };
	expect(writtenCoupon(values, 'mm', STORED)).toMatchObject({ percent: null, off: null });
});

test('a new one begins now, and holds for a month', () => {
	const values = couponValues(undefined, 'th', Date.UTC(2026, 11, 6, 2, 30));
	expect(values).toMatchObject({ startsAt: '2026-12-06T09:30', endsAt: '2027-01-05T09:30', usesPerShopper: 1 });
});
