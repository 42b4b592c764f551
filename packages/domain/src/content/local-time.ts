import type { Edition } from '../editions/index.ts';
import { dayIn, startOfDay } from '../shops/away.ts';
import { DAY_MS, MINUTE_MS } from '../time/time.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/**
 * Reads a moment as people of an edition write it: their clock, whatever clock the device has.
 * @param text such as `2026-12-06T09:30`, as a field for date and time has it
 * @returns milliseconds since 1970; undefined when it is no moment
 */
export function readLocalTime(text: string, edition: Edition): number | undefined {
	const [, day = '', hours, minutes] = LOCAL.exec(text) ?? [];
	const midnight = startOfDay(day, edition);
	if (midnight === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
	return midnight.getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
}

/** Writes a moment by the clock of an edition, to the minute, such as `2026-12-06T09:30`. @param at milliseconds since 1970 */
export function localTime(at: number, edition: Edition): string {
	const day = dayIn(edition, at);
	const midnight = startOfDay(day, edition)?.getTime() ?? at;
	const minutes = Math.floor(((at - midnight) % DAY_MS) / MINUTE_MS);
	const two = (number: number) => String(number).padStart(2, '0');
	return `${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
