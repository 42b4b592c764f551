import { digitsFor } from '@zaylat/domain/digits';
import type { Language } from '@zaylat/domain/languages';

/** A span of time in whole parts; more than a day is counted in hours. */
export interface TimeLeft {
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * The time between now and an end, both in milliseconds since the epoch; nothing once the end is past.
 * A begun second counts as whole, so that the last thing shown is one second, not none.
 */
export function timeLeft(endsAt: number, now: number): TimeLeft {
	const left = Math.ceil(Math.max(0, endsAt - now) / SECOND) * SECOND;
	return {
		hours: Math.floor(left / HOUR),
		minutes: Math.floor((left % HOUR) / MINUTE),
		seconds: Math.floor((left % MINUTE) / SECOND),
	};
}

/** A number with two digits at least, in the digits of a language. */
export function digitPair(value: number, language: Language): string {
	return digitsFor(language)(String(value).padStart(2, '0'));
}
