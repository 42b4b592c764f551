import { readFileSync } from 'node:fs';

/** The 10,000 most common passwords in lower case; `CREDITS.md` names their source. */
const COMMON: ReadonlySet<string> = new Set(
	readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
		.trimEnd()
		.split('\n'),
);

/** Whether a password is among the 10,000 most common ones, in any case of letters. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.normalize('NFC').toLowerCase());
