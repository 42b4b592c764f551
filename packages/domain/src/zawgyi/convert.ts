import { PHASES } from './generated/rules.ts';

interface CompiledRule {
	readonly pattern: RegExp;
	readonly replacement: string;
	readonly isAtStartOnly: boolean;
	readonly isRevisited: boolean;
}

let compiled: readonly (readonly CompiledRule[])[] | undefined;

/**
 * Converts Zawgyi to Unicode by the rules of myanmar-tools.
 * @param text a text in Zawgyi
 * @returns the text in Unicode
 */
export function convertZawgyi(text: string): string {
	compiled ??= PHASES.map((phase) =>
		phase.map(([pattern, replacement, flags = 0]) => ({
			pattern: new RegExp(pattern),
			replacement,
			isAtStartOnly: (flags & 1) !== 0,
			isRevisited: (flags & 2) !== 0,
		})),
	);
	return compiled.reduce(runPhase, text);
}

/** The order is the rules': each rule in turn sees what the one before it left at the front of the rest. */
function runPhase(text: string, rules: readonly CompiledRule[]): string {
	let done = '';
	let rest = text;
	while (rest !== '') {
		let hasMatched = false;
		for (const { pattern, replacement, isAtStartOnly, isRevisited } of rules) {
			const match = isAtStartOnly && rest.length !== text.length ? null : pattern.exec(rest);
			if (match === null) continue;
			hasMatched = true;
			const tail = rest.length - match[0].length;
			rest = rest.replace(pattern, replacement);
			if (isRevisited) continue;
			done += rest.slice(0, rest.length - tail);
			rest = rest.slice(rest.length - tail);
		}
		if (hasMatched) continue;
		done += rest.charAt(0);
		rest = rest.slice(1);
	}
	return done;
}
