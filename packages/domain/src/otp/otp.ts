import { DAY_SECONDS, HOUR_SECONDS } from '../time/time.ts';
import { cleanSigns, isBlank } from '../typed-text/typed-text.ts';

/** Limits of one-time codes (Specification §5, §9; Decision 17). */
export const OTP = {
	digits: 6,
	/** How long a code is good, in seconds. */
	lifeSeconds: 5 * 60,
	/** Wrong codes after which a new one must be sent. */
	mostTries: 5,
	/** Least time between two codes to one person, in seconds. */
	resendSeconds: 60,
	/** Most codes to one person in `windowSeconds`. */
	mostPerWindow: 5,
	windowSeconds: HOUR_SECONDS,
	/** Most codes to one person in 24 hours, so that nobody can be flooded and few codes can be guessed. */
	mostPerDay: 20,
} as const;

/** Why a code is refused. */
export type OtpProblem = 'missing' | 'malformed' | 'expired' | 'too_many_tries' | 'wrong';

/** A code that was sent. `isMatch` compares without showing the code. */
export interface SentOtp {
	/** Milliseconds since 1970. */
	readonly sentAt: number;
	/** Wrong codes so far. */
	readonly tries: number;
	readonly isMatch: (code: string) => boolean;
}

/**
 * Reads a code as it is typed or pasted, in any digits, with spaces or a dash between.
 * @returns six Latin digits, or undefined
 */
export function readOtp(typed: string): string | undefined {
	const code = cleanSigns(typed).replace(/[\s-]/g, '');
	return /^\d{6}$/.test(code) ? code : undefined;
}

/**
 * Makes a code from a random number.
 * @param random a number from 0 (included) to 1 (excluded), from a source that nobody can guess
 * @returns six digits, each code as likely as any other
 */
export function otpFrom(random: number): string {
	return String(Math.floor(random * 10 ** OTP.digits)).padStart(OTP.digits, '0');
}

/**
 * Checks a typed code against the one that was sent.
 * @param typed what was typed
 * @param sent the newest code of this person for this purpose
 * @param now milliseconds since 1970
 * @returns what is wrong with it, or undefined; only `wrong` counts as a try
 */
export function otpProblem(typed: string, sent: SentOtp, now: number): OtpProblem | undefined {
	if (isBlank(typed)) return 'missing';
	const code = readOtp(typed);
	if (code === undefined) return 'malformed';
	if (now - sent.sentAt >= OTP.lifeSeconds * 1000) return 'expired';
	if (sent.tries >= OTP.mostTries) return 'too_many_tries';
	return sent.isMatch(code) ? undefined : 'wrong';
}

/** Most codes to one person in a number of seconds that ends now. */
const SEND_LIMITS: readonly (readonly [codes: number, seconds: number])[] = [
	[1, OTP.resendSeconds],
	[OTP.mostPerWindow, OTP.windowSeconds],
	[OTP.mostPerDay, DAY_SECONDS],
];

/**
 * Tells how long to wait until another code may be sent to a person.
 * @param sentAt when codes were sent to this person in the last 24 hours, milliseconds since 1970, in any order
 * @param now milliseconds since 1970
 * @returns whole seconds, 0 when one may be sent now
 */
export function codeWait(sentAt: readonly number[], now: number): number {
	const newestFirst = sentAt.toSorted((a, b) => b - a);
	const waits = SEND_LIMITS.map(([codes, seconds]) => {
		const oldest = newestFirst[codes - 1];
		if (oldest === undefined) return 0;
		return Math.min(seconds, Math.ceil((oldest + seconds * 1000 - now) / 1000));
	});
	return Math.max(0, ...waits);
}
