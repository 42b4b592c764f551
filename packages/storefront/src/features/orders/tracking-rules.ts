import { readDiallingCode, readPhone } from '@zaylat/domain/contact';
import { readTrackingCode } from '@zaylat/domain/orders';
import { isBlank } from '@zaylat/domain/typed-text';

/** What is filled in to track an order. */
export interface TrackingValues {
	readonly code: string;
	readonly phone: { readonly country: string; readonly number: string };
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
	const codeProblem = isBlank(code) ? 'codeMissing' : readTrackingCode(code) ? undefined : 'codeWrong';
	const isPhone = readPhone(number, readDiallingCode(country)) !== undefined;
	const phoneProblem = isBlank(number) ? 'phoneMissing' : isPhone ? undefined : 'phoneWrong';
	return { ...(codeProblem && { code: codeProblem }), ...(phoneProblem && { phone: phoneProblem }) };
}
