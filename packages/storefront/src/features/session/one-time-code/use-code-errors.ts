import type { ApiError } from '@zaylat/api-client';
import type { FormErrors } from '@zaylat/ui/form';
import { useFormErrors } from '../../../core/forms/use-form-errors.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Codes of the error catalogue that are about the code itself, and are at its field. */
const AT_THE_CODE: ReadonlySet<string> = new Set(['otp_wrong', 'otp_expired']);

/**
 * Says what is wrong with a one-time code, at its field (Specification §5, Decision 17: 5 tries).
 * @returns a function as that of `useFormErrors`; further fields get the sentences that `words` gives
 */
export function useCodeErrors(): (
	error: ApiError,
	words?: (field: string, problem: string) => string | undefined,
) => FormErrors {
	const { t } = useTranslation('codes');
	const formErrors = useFormErrors();
	return (error, words) => {
		const left = error.details.triesLeft;
		if (error.code === 'otp_wrong' && typeof left === 'number' && left > 0) {
			return { fieldErrors: { code: t('problems.wrong', { count: left }) } };
		}
		if (AT_THE_CODE.has(error.code)) return { fieldErrors: { code: t('problems.expired') } };
		return formErrors(error, (field, problem) =>
			field === 'code' ? t('problems.malformed') : words?.(field, problem),
		);
	};
}
