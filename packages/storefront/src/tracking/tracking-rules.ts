import { type DiallingCode, readPhone } from '@zaylat/domain/contact';
import { readTrackingCode } from '@zaylat/domain/orders';

/** What is filled in to track an order. */
export interface TrackingValues {
	readonly code: string;
	readonly phone: { readonly country: string; readonly number: string };
}

/** Dialling codes that can be chosen. */
export const DIALLING_CODES = ['95', '66', '65'] as const satisfies readonly DiallingCode[];

/** The dialling code that was chosen; that of Myanmar when it is none of ours. */
export function diallingCode(country: string): DiallingCode {
	return DIALLING_CODES.find((code) => code === country) ?? '95';
}

/** What is wrong with a field; the key of its text. */
export type TrackingProblem = 'codeMissing' | 'codeWrong' | 'phoneMissing' | 'phoneWrong';

/**
 * Checks what was filled in before anything is asked (Specification §9, Decision 10).
 * @returns what is wrong, by field; empty when it can be asked
 */
export function trackingProblems({
	code,
	phone: { country, number },
}: TrackingValues): Partial<Readonly<Record<keyof TrackingValues, TrackingProblem>>> {
	const codeProblem = code.trim() === '' ? 'codeMissing' : readTrackingCode(code) ? undefined : 'codeWrong';
	const isPhone = readPhone(number, diallingCode(country)) !== undefined;
	const phoneProblem = number.trim() === '' ? 'phoneMissing' : isPhone ? undefined : 'phoneWrong';
	return { ...(codeProblem && { code: codeProblem }), ...(phoneProblem && { phone: phoneProblem }) };
}
