import type { Connection } from '../db/connect.ts';
import { MarketProblem } from '../market/problem.ts';
import { openMarket } from './open-market.ts';

/** Runs a command on the market's database; what it cannot do is one line on the standard error and the code 1. */
export async function runCommand(work: (connection: Connection) => Promise<void>): Promise<void> {
	let connection: Connection | undefined;
	try {
		connection = await openMarket(process.env);
		await work(connection);
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		process.stderr.write(`${error instanceof MarketProblem ? error.message : (error.stack ?? error.message)}\n`);
		process.exitCode = 1;
	} finally {
		await connection?.close();
	}
}

/** Arguments after the command; pnpm passes `--` on. */
export const commandArguments = (): string[] => process.argv.slice(2).filter((argument) => argument !== '--');

/** Writes a line to the standard output. */
export const print = (line: string): void => {
	process.stdout.write(`${line}\n`);
};
