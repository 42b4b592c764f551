import { parseArgs } from 'node:util';
import { FAULTS, isHeld, type Result, runFaultTrial } from './trial.ts';

/**
 * A trial of faults: each is injected into a running pair of processes, one for requests and one for jobs, while shoppers
 * buy. Prints a table; exits with 1 where a line does not hold. `pnpm trial:faults --only database`
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const { only } = values;

const faults = FAULTS.filter(({ name }) => only === undefined || name.includes(only));
const results: Result[] = [];
const cells = (row: readonly string[]) => `| ${row.join(' | ')} |\n`;

const began = performance.now();
process.stdout.write(cells(['fault', 'expected', 'held', 'recovery, s', 'orders', 'lost', 'doubled']));
process.stdout.write(cells(['---', '---', '---', '---:', '---:', '---:', '---:']));
await runFaultTrial(faults, (result) => {
	results.push(result);
	const { fault, problems, recovery, orders, lost, doubled } = result;
	const held = isHeld(result) ? 'yes' : `NO: ${problems.join('; ').replaceAll(/\s+/g, ' ').slice(0, 300)}`;
	process.stdout.write(
		cells([fault.name, fault.expected, held, recovery.toFixed(1), ...[orders, lost, doubled].map(String)]),
	);
});
const sum = (of: (result: Result) => number) => results.reduce((total, result) => total + of(result), 0);
const seconds = Math.round((performance.now() - began) / 1_000);
process.stdout.write(
	`\n${results.filter(isHeld).length} of ${faults.length} held; ${sum(({ orders }) => orders)} orders, ${sum(({ lost }) => lost)} lost, ${sum(({ doubled }) => doubled)} doubled; ${seconds} s\n`,
);
process.exitCode = results.length === faults.length && results.every(isHeld) ? 0 : 1;
