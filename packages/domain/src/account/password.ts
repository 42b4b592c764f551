/** Fewest and most characters of a password; the most keeps hashing from being misused. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Why a password is refused. */
export type PasswordProblem =
	| 'password_missing'
	| 'password_short'
	| 'password_long'
	| 'password_common'
	| 'password_personal';

/** Passwords that are tried first by whoever guesses. */
const COMMON = new Set([
	'password',
	'password1',
	'12345678',
	'123456789',
	'1234567890',
	'qwertyui',
	'qwerty123',
	'11111111',
	'00000000',
	'iloveyou',
	'mingalaba',
	'mingalarbar',
	'sawasdee',
	'abcd1234',
	'asdfghjk',
	'zaylat123',
]);

/**
 * Checks a new password: long enough, not among the first that are guessed, not the name it belongs to. No rules about
 * kinds of characters, which only make passwords harder to remember.
 * @param password what was typed
 * @param personal what the account is known by: email, phone, name
 * @returns what is wrong with it, or undefined
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | undefined {
	const characters = [...password.normalize('NFC')].length;
	if (characters === 0) return 'password_missing';
	if (characters < PASSWORD_LENGTH.min) return 'password_short';
	if (characters > PASSWORD_LENGTH.max) return 'password_long';
	const plain = password.toLowerCase();
	if (COMMON.has(plain) || /^(.)\1+$/u.test(plain)) return 'password_common';
	return personal.some((known) => known !== '' && plain === known.toLowerCase()) ? 'password_personal' : undefined;
}
