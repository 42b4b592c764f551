import { fromBurmeseDigits } from '@zaylat/domain/digits';

/** What is typed into the sign-in form. */
export interface SignInFields {
	readonly identifier: string;
	readonly password: string;
}

/** Why a field cannot be sent; its text is `auth:problems.<problem>`. */
export type FieldProblem = 'identifier_missing' | 'email_malformed' | 'phone_malformed' | 'password_missing';

/** Problems by field; empty when the form can be sent. */
export type FieldProblems = { readonly [Field in keyof SignInFields]?: FieldProblem };

/** Local part, @, domain with a suffix of two letters or more (Specification §5). */
const EMAIL = /^[^\s@]+@[^\s@]+\.\p{L}{2,}$/u;
/** With or without a plus and a country code: 6 digits at the least, 15 at the most (E.164). */
const PHONE = /^\+?\d{6,15}$/;

/** The identifier as it is sent: an email address as typed, a phone number without what only eases reading. */
export function readIdentifier(typed: string): string {
	const text = typed.trim();
	return text.includes('@') ? text : fromBurmeseDigits(text).replace(/[\s().-]/g, '');
}

/** Checks the sign-in form before it is sent (Specification §5). */
export function checkSignIn({ identifier, password }: SignInFields): FieldProblems {
	const sent = readIdentifier(identifier);
	return {
		...(identifierProblem(sent) && { identifier: identifierProblem(sent) }),
		...(password === '' && { password: 'password_missing' as const }),
	};
}

function identifierProblem(sent: string): FieldProblem | undefined {
	if (sent === '') return 'identifier_missing';
	// Letters without an @ are more likely a half-typed email address than a phone number.
	if (sent.includes('@') || /\p{L}/u.test(sent)) return EMAIL.test(sent) ? undefined : 'email_malformed';
	return PHONE.test(sent) ? undefined : 'phone_malformed';
}
