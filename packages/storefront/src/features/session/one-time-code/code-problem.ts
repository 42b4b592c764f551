import { readOtp } from '@zaylat/domain/otp';
import { isBlank } from '@zaylat/domain/typed-text';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Why a code is not sent; its text is `codes:problems.<problem>`. */
type CodeProblem = 'missing' | 'malformed';

/** Checks a code before it is sent (Specification §5: 6 digits). */
function codeProblem(typed: string): CodeProblem | undefined {
	if (isBlank(typed)) return 'missing';
	return readOtp(typed) === undefined ? 'malformed' : undefined;
}

/** Gives the sentence for a code that cannot be sent, or undefined for one that can. */
export function useCodeWords(): (typed: string) => string | undefined {
	const { t } = useTranslation('codes');
	return (typed) => {
		const problem = codeProblem(typed);
		return problem && t(`problems.${problem}`);
	};
}
