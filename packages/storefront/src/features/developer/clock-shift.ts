import { DAY_MS, HOUR_MS, MINUTE_MS } from '@zaylat/domain/time';

/** Units in which the clock is shifted, in milliseconds. */
export const SHIFT_UNITS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS } as const;

/** A unit in which the clock is shifted. */
export type ShiftUnit = keyof typeof SHIFT_UNITS;

/** Names of the units, the shortest first. */
export const SHIFT_UNIT_NAMES = ['minutes', 'hours', 'days'] as const satisfies readonly ShiftUnit[];

/** Most of a unit that one shift takes: as many days as the API shifts its clock by. */
export const MOST_OF_UNIT = 3650;

/**
 * Takes a shift apart for reading.
 * @param shiftMs in milliseconds, either way
 * @returns whole days, hours and minutes of its length
 */
export function partsOfShift(shiftMs: number): Readonly<Record<ShiftUnit, number>> {
	const length = Math.abs(shiftMs);
	return {
		days: Math.floor(length / DAY_MS),
		hours: Math.floor((length % DAY_MS) / HOUR_MS),
		minutes: Math.floor((length % HOUR_MS) / MINUTE_MS),
	};
}
