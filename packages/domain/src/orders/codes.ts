import { cleanSigns } from '../typed-text/typed-text.ts';

const ORDER_CODE = /^[A-Z]{2}\d{8}$/;
const TRACK_CODE = /^EX\d{6,12}MP$/;
/** Digits of the track codes that are made here. */
const TRACK_DIGITS = 9;

/** What somebody tracks: a whole order or one parcel (Specification §9, Decision 10). */
export type TrackingCode =
	| { readonly kind: 'order'; readonly code: string }
	| { readonly kind: 'parcel'; readonly code: string };

const digits = (random: number, count: number): string => String(Math.floor(random * 10 ** count)).padStart(count, '0');

/**
 * Makes the code of an order: two letters and 8 digits (Decision 10).
 * @param random a number from 0 (included) to 1 (excluded); codes may meet, so the keeper of orders checks
 * @param prefix two capital letters
 * @returns for example `ZL12345678`
 */
export function orderCodeFrom(random: number, prefix = 'ZL'): string {
	return prefix + digits(random, 8);
}

/**
 * Makes the track code of a parcel: EX, digits, MP (Decision 10).
 * @param random a number from 0 (included) to 1 (excluded)
 * @returns for example `EX012345678MP`
 */
export function trackCodeFrom(random: number): string {
	return `EX${digits(random, TRACK_DIGITS)}MP`;
}

/**
 * Reads a code as it is typed or copied: in any case and digits, with spaces or dashes.
 * @param typed what was typed
 * @returns which kind of code it is, or undefined when it is none
 */
export function readTrackingCode(typed: string): TrackingCode | undefined {
	const code = cleanSigns(typed)
		.replace(/[\s#-]/g, '')
		.toUpperCase();
	if (TRACK_CODE.test(code)) return { kind: 'parcel', code };
	return ORDER_CODE.test(code) ? { kind: 'order', code } : undefined;
}

/**
 * Reads a part of a code as it is typed into a search: in any case and digits, without spaces, dashes and signs.
 * @param typed what was typed
 * @returns capital letters and digits, at most 20; empty when there are none
 */
export function codePart(typed: string): string {
	return cleanSigns(typed)
		.toUpperCase()
		.replace(/[^A-Z0-9]/g, '')
		.slice(0, 20);
}
