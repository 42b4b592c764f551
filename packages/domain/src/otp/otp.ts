import { toLatinDigits } from '../digits/digits.ts';

/** Limits of one-time codes (Specification §5, §9; Decision 17). */
export const OTP = {
	digits: 6,
	/** How long a code is good, in seconds. */
	lifeSeconds: 5 * 60,
	/** Wrong codes after which a new one must be sent. */
	mostTries: 5,
	/** Least time between two codes to one person, in seconds. */
	resendSeconds: 60,
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
	const code = toLatinDigits(typed).replace(/[\s\-–]/g, '');
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
	if (typed.trim() === '') return 'missing';
	const code = readOtp(typed);
	if (code === undefined) return 'malformed';
	if (now - sent.sentAt >= OTP.lifeSeconds * 1000) return 'expired';
	if (sent.tries >= OTP.mostTries) return 'too_many_tries';
	return sent.isMatch(code) ? undefined : 'wrong';
}

/**
 * Tells how long to wait until another code may be sent.
 * @param sentAt when the last was sent, milliseconds since 1970; undefined when none was
 * @param now milliseconds since 1970
 * @returns whole seconds, 0 when one may be sent now
 */
export function resendWait(sentAt: number | undefined, now: number): number {
	if (sentAt === undefined) return 0;
	const left = Math.ceil((sentAt + OTP.resendSeconds * 1000 - now) / 1000);
	return Math.min(OTP.resendSeconds, Math.max(0, left));
}
