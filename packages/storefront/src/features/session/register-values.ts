import { passwordProblem } from '@zaylat/domain/account';
import { identifierProblem } from '@zaylat/domain/contact';
import { cleanLine } from '@zaylat/domain/typed-text';
import type { AuthFieldProblem } from './state/use-field-words.ts';

/** What is typed to register. */
export interface RegisterValues {
	readonly name: string;
	readonly identifier: string;
	readonly password: string;
}

/** Most characters of a name. */
const NAME_LENGTH = 80;

/** Checks what was typed before a code is sent (Specification §5). @returns problems by field; empty when there are none */
export function registerProblems(values: RegisterValues): Partial<Record<keyof RegisterValues, AuthFieldProblem>> {
	const name = cleanLine(values.name);
	const nameProblem = name === '' ? 'name_missing' : [...name].length > NAME_LENGTH ? 'name_long' : undefined;
	const identifier = identifierProblem(values.identifier);
	const password = passwordProblem(values.password, [values.identifier, name]);
	return {
		...(nameProblem && { name: nameProblem }),
		...(identifier && { identifier }),
		...(password && { password }),
	};
}
