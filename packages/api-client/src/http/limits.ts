import type { LimitName } from './endpoint.ts';

/** Most calls in a window. */
export interface Limit {
	readonly calls: number;
	readonly seconds: number;
}

/**
 * Limits by what is done, counted by account where somebody is signed in, else by address. Codes, registrations,
 * searches and tracking are counted by address always, or new guests would be a way around. `guest` is sign-in as one.
 * Codes are limited by their recipient first (`OTP` of `@zaylat/domain/otp`); `code` and `sign_up` are wide, because
 * carriers give one address to many shoppers.
 */
export const LIMITS: Readonly<Record<LimitName | 'guest', Limit>> = {
	search: { calls: 240, seconds: 60 },
	view: { calls: 240, seconds: 60 },
	write: { calls: 180, seconds: 60 },
	code: { calls: 600, seconds: 3_600 },
	sign_up: { calls: 600, seconds: 3_600 },
	coupon: { calls: 10, seconds: 600 },
	track: { calls: 30, seconds: 300 },
	upload: { calls: 60, seconds: 600 },
	message: { calls: 60, seconds: 60 },
	question: { calls: 10, seconds: 3_600 },
	order: { calls: 30, seconds: 60 },
	file: { calls: 30, seconds: 300 },
	guest: { calls: 300, seconds: 3_600 },
};
