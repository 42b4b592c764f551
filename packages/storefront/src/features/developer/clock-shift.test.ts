import { expect, test } from 'vitest';
import { partsOfShift } from './clock-shift.ts';

test.each([
	[0, { days: 0, hours: 0, minutes: 0 }],
	[93_780_000, { days: 1, hours: 2, minutes: 3 }],
	[-93_780_000, { days: 1, hours: 2, minutes: 3 }],
	[86_399_999, { days: 0, hours: 23, minutes: 59 }],
	[3650 * 86_400_000, { days: 3650, hours: 0, minutes: 0 }],
])('a shift of %i ms is %j, whichever way it goes', (shiftMs, parts) => {
	expect(partsOfShift(shiftMs)).toEqual(parts);
});
