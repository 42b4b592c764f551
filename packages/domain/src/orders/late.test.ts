import { describe, expect, it } from 'vitest';
import { isParcelLate, ORDER_STATUSES } from './index.ts';

const ZONE = 'Asia/Yangon';
/** 20 November, 18:00 in Myanmar. */
const latest = '2026-11-20T11:30:00Z';
/** Midnight after it in Myanmar, where clocks are 6:30 ahead. */
const over = '2026-11-20T17:30:00Z';

describe('a parcel is late', () => {
	it('from the end of the last day of its estimate on, where it is delivered [§9.2]', () => {
		const parcel = { status: 'on going', latest } as const;
		expect(isParcelLate(parcel, '2026-11-20T17:29:59Z', ZONE)).toBe(false);
		expect(isParcelLate(parcel, over, ZONE)).toBe(true);
		// In Thailand that day has half an hour less to go.
		expect(isParcelLate(parcel, '2026-11-20T17:00:00Z', 'Asia/Bangkok')).toBe(true);
	});

	it('while it is expected', () => {
		const late = ORDER_STATUSES.filter((status) => isParcelLate({ status, latest }, over, ZONE));
		expect(late).toEqual(['pending', 'approved', 'ready to ship', 'start shipping', 'on going']);
	});

	it('never without an estimate', () => {
		expect(isParcelLate({ status: 'on going', latest: undefined }, over, ZONE)).toBe(false);
	});
});
