import { useLocation } from 'react-router';

/** Why an OAuth account was not linked, by the error code in the address that the provider redirects to. */
const PROBLEMS = { OAuthAccountNotLinked: 'taken', ReauthenticationRequired: 'unproven' } as const;

/** Why an OAuth account was not linked; its text is `account:linked.problems.<problem>`. */
export type LinkProblem = (typeof PROBLEMS)[keyof typeof PROBLEMS] | 'refused';

/** What the address says of an account that could not be linked; undefined when it says nothing. */
export function useLinkProblem(): LinkProblem | undefined {
	const query = new URLSearchParams(useLocation().search);
	if (!query.has('error')) return undefined;
	return PROBLEMS[query.get('code') as keyof typeof PROBLEMS] ?? 'refused';
}
