import { readOtp } from '@zaylat/domain/otp';

/** Why a code is not sent; its text is `codes:problems.<problem>`. */
export type CodeProblem = 'missing' | 'malformed';

/** Checks a code before it is sent (Specification §5: 6 digits). */
export function codeProblem(typed: string): CodeProblem | undefined {
	if (typed.trim() === '') return 'missing';
	return readOtp(typed) === undefined ? 'malformed' : undefined;
}
