import { type IdentifierProblem, identifierProblem } from '@zaylat/domain/contact';

/** What is typed into the sign-in form. */
export interface SignInFields {
	readonly identifier: string;
	readonly password: string;
}

/** Why a field cannot be sent; its text is `auth:problems.<problem>`. */
export type FieldProblem = IdentifierProblem | 'password_missing';

/** Problems by field; empty when the form can be sent. */
export type FieldProblems = { readonly [Field in keyof SignInFields]?: FieldProblem };

/** Checks the sign-in form before it is sent (Specification §5). */
export function checkSignIn({ identifier, password }: SignInFields): FieldProblems {
	const problem = identifierProblem(identifier);
	return {
		...(problem && { identifier: problem }),
		...(password === '' && { password: 'password_missing' as const }),
	};
}
