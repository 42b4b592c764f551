import { HOUR_MS } from '../time/index.ts';

/** Rules of the second factor of staff: codes of an app by time (TOTP, RFC 6238), and recovery codes. */
export const SECOND_FACTOR = {
	/** Digits of a code. */
	digits: 6,
	/** Seconds that a code is shown. */
	period: 30,
	/** Codes before and after the present one that count too, for clocks that differ. */
	window: 1,
	/** Recovery codes that are given when it is set up; each can be used once. */
	recoveryCodes: 10,
	/** Hours for which a session that gave it may make calls of staff. */
	hours: 12,
} as const;

/** Whether a session still counts as one that gave the second factor. @param givenAt milliseconds since 1970, null when it did not */
export const isSecondFactorFresh = (givenAt: number | null, now: number): boolean =>
	givenAt !== null && now - givenAt < SECOND_FACTOR.hours * HOUR_MS;

const CODE = new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`);
const RECOVERY = /^[a-z2-7]{10}$/;

/** What somebody typed as second factor. */
export type TypedFactor = { readonly kind: 'code' | 'recovery'; readonly text: string };

/** Reads a code as it was typed, with or without spaces and hyphens. @returns undefined when it is neither kind of code */
export function readFactor(typed: string): TypedFactor | undefined {
	const text = typed.replaceAll(/[\s-]/g, '').toLowerCase();
	if (CODE.test(text)) return { kind: 'code', text };
	return RECOVERY.test(text) ? { kind: 'recovery', text } : undefined;
}

/** A recovery code as people copy it: `abcde-fghij`. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
