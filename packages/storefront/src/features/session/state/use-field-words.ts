import type { PasswordProblem } from '@zaylat/domain/account';
import type { IdentifierProblem } from '@zaylat/domain/contact';
import { useTranslation } from '../../../i18n/use-translation.ts';

/** Why a field of these pages is refused, by this page or by the API. */
export type AuthFieldProblem = IdentifierProblem | PasswordProblem | 'name_missing' | 'name_long';

const KNOWN: Readonly<Record<AuthFieldProblem, true>> = {
	identifier_missing: true,
	email_malformed: true,
	phone_malformed: true,
	password_missing: true,
	password_short: true,
	password_long: true,
	password_common: true,
	password_personal: true,
	name_missing: true,
	name_long: true,
};

const isKnown = (problem: string): problem is AuthFieldProblem => Object.hasOwn(KNOWN, problem);

/** Gives the sentence that is at a refused field; problems of a newer server read as "check again". */
export function useFieldWords(): (problem: string) => string {
	const { t } = useTranslation('auth');
	return (problem) => t(`problems.${isKnown(problem) ? problem : 'invalid'}`);
}

/** Sentences for all fields that were refused. */
export function sentencesOf<Field extends string>(
	problems: Partial<Record<Field, AuthFieldProblem>>,
	words: (problem: string) => string,
): Partial<Record<Field, string>> {
	const sentences: Partial<Record<Field, string>> = {};
	for (const field in problems) {
		const problem = problems[field];
		if (problem !== undefined) sentences[field] = words(problem);
	}
	return sentences;
}
