/**
 * Asks the registry about known weaknesses of the installed versions; high and critical ones fail. Where the registry does
 * not answer, such as a mirror without advisories or a machine without network, it says so and passes.
 */
import { run } from './lib/run.mjs';

const LIMIT_MS = 30_000;

const print = (text) => process.stdout.write(`${text.trim()}\n`);

const { code, output } = await run(['pnpm', 'audit', '--audit-level', 'high'], { limitMs: LIMIT_MS });
if (!/vulnerabilities found/.test(output)) {
	// The exit code does not distinguish a finding from a registry that does not answer.
	print('note: dependencies not audited, the registry did not answer');
	print(output.replaceAll(/https?:\/\/\S+/g, '(address)'));
} else {
	print(output);
	if (code !== 0) {
		print('Update these packages in the catalog of pnpm-workspace.yaml, or add an override there with the reason.');
		process.exitCode = 1;
	}
}
