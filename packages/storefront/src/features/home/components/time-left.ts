import { digitsFor } from '@zaylat/domain/digits';
import { countdownParts } from '@zaylat/domain/flash-sale';
import type { Language } from '@zaylat/domain/languages';

/** A span of time in whole parts; more than a day is counted in hours. */
export interface TimeLeft {
	readonly hours: number;
	readonly minutes: number;
	readonly seconds: number;
}

/** The time between now and an end, both in milliseconds since the epoch; nothing once the end is past. */
export function timeLeft(endsAt: number, now: number): TimeLeft {
	const { days, hours, minutes, seconds } = countdownParts(endsAt - now);
	return { hours: days * 24 + hours, minutes, seconds };
}

/** A number with two digits at least, in the digits of a language. */
export function digitPair(value: number, language: Language): string {
	return digitsFor(language)(String(value).padStart(2, '0'));
}
