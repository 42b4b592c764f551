import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Person } from '../market/people.ts';
import { MarketProblem } from '../market/problem.ts';

/** Where a password is typed. */
interface Terminal {
	readonly input: NodeJS.ReadStream;
	readonly output: NodeJS.WriteStream;
}

/**
 * Asks for a password on the terminal without showing it, or reads it from the first line of the input; an empty line makes
 * one, which is shown once. It is never an argument, which other users of the machine could read.
 */
export const askPassword =
	(email: string, { input, output }: Terminal): Person['password'] =>
	async (isWrong) => {
		for (;;) {
			const typed = await readLine(`Password for ${email} (empty: one is made): `, { input, output });
			if (typed === '') {
				const made = randomBytes(15).toString('base64url');
				output.write(`Password of ${email}: ${made}\n`);
				return made;
			}
			const problem = isWrong(typed);
			if (problem === undefined) return typed;
			if (!input.isTTY) throw new MarketProblem(`This password cannot be used: ${problem}.`);
			output.write(`This password cannot be used: ${problem}.\n`);
		}
	};

async function readLine(question: string, { input, output }: Terminal): Promise<string> {
	if (input.isTTY) output.write(question);
	const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
	const lines = createInterface({ input, output: silent, terminal: Boolean(input.isTTY) });
	try {
		for await (const line of lines) return line;
		return '';
	} finally {
		lines.close();
		if (input.isTTY) output.write('\n');
	}
}
