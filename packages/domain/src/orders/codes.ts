import type { Edition } from '../editions/editions.ts';
import { cleanSigns } from '../typed-text/typed-text.ts';

const ORDER_CODE = /^[A-Z]{2}\d{8}$/;
/** Codes of parcels of before, and of marketplaces that number parcels themselves. */
const OWN_TRACK_CODE = /^EX\d{6,12}MP$/;
/** Codes as post offices form them (UPU S10): two letters of the service, 8 digits, a check digit, the country. */
const POST_TRACK_CODE = /^[A-Z]{2}(\d{8})(\d)(?:TH|MM)$/;

/** The country that the post of each edition ends its codes with. */
const POST_COUNTRIES: Readonly<Record<Edition, string>> = { mm: 'MM', th: 'TH' };
/** What each digit of a code counts in its check digit. */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7] as const;

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

/** The check digit of 8 digits of a track code, as the Universal Postal Union computes it (S10). */
export function trackCheckDigit(serial: string): number {
	const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(serial[place]), 0);
	const rest = 11 - (sum % 11);
	return rest === 10 ? 0 : rest === 11 ? 5 : rest;
}

/**
 * Makes the track code of a parcel as the post of the edition forms it: EX, 8 digits, check digit, country (UPU S10).
 * @param random a number from 0 (included) to 1 (excluded)
 * @returns for example `EX123456785TH`
 */
export function trackCodeFrom(random: number, edition: Edition): string {
	const serial = digits(random, 8);
	return `EX${serial}${trackCheckDigit(serial)}${POST_COUNTRIES[edition]}`;
}

/** Whether a code is one of a parcel; a code of the post with a wrong digit is none. */
function isTrackCode(code: string): boolean {
	const [, serial, check] = POST_TRACK_CODE.exec(code) ?? [];
	return serial === undefined ? OWN_TRACK_CODE.test(code) : trackCheckDigit(serial) === Number(check);
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
	if (isTrackCode(code)) return { kind: 'parcel', code };
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
