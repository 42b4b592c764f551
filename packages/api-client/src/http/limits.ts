import { HOUR_SECONDS } from '@zaylat/domain/time';
import type { LimitName } from './endpoint.ts';

/** Most calls in a sliding window. */
export interface Limit {
	/** Most calls of an account or of a guest's session. */
	readonly calls: number;
	/** Most calls of all guests and visitors at an address together: carriers give one address to thousands of shoppers. */
	readonly perAddress: number;
	readonly seconds: number;
}

/**
 * Limits by what is done. Accounts count by themselves; guests count by session and by address, or new sessions would be a
 * way around; visitors count by address. `search` and `view` are browsing, of which only what no cache answers counts.
 * `guest` is sign-in as one. Codes are limited by their recipient first (`OTP` of `@zaylat/domain/otp`).
 */
export const LIMITS: Readonly<Record<LimitName | 'guest', Limit>> = {
	search: { calls: 240, perAddress: 6_000, seconds: 60 },
	view: { calls: 240, perAddress: 6_000, seconds: 60 },
	write: { calls: 180, perAddress: 1_800, seconds: 60 },
	code: { calls: 60, perAddress: 600, seconds: HOUR_SECONDS },
	sign_up: { calls: 60, perAddress: 600, seconds: HOUR_SECONDS },
	coupon: { calls: 10, perAddress: 60, seconds: 600 },
	track: { calls: 30, perAddress: 120, seconds: 300 },
	upload: { calls: 60, perAddress: 300, seconds: 600 },
	message: { calls: 60, perAddress: 300, seconds: 60 },
	question: { calls: 10, perAddress: 60, seconds: HOUR_SECONDS },
	order: { calls: 30, perAddress: 600, seconds: 60 },
	figures: { calls: 60, perAddress: 3_000, seconds: 60 },
	file: { calls: 30, perAddress: 150, seconds: 300 },
	guest: { calls: 300, perAddress: 300, seconds: HOUR_SECONDS },
};
