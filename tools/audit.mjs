/**
 * Asks the registry about known weaknesses of the installed versions; high and critical ones fail. Where the registry does
 * not answer, such as a mirror without advisories or a machine without network, it says so and passes.
 */
import { describeFinding, readAudit } from './lib/audit.mjs';
import { run } from './lib/run.mjs';

const LIMIT_MS = 30_000;

const print = (text) => process.stdout.write(`${text}\n`);

const { output } = await run(['pnpm', 'audit', '--audit-level', 'high', '--json'], { limitMs: LIMIT_MS });
const audit = readAudit(output);
if (!audit.isAnswered) {
	print('note: dependencies not audited, the registry did not answer');
	print(audit.reason);
} else if (audit.findings.length === 0) {
	print(`No high or critical advisory for ${audit.packages} packages.`);
} else {
	for (const finding of audit.findings) print(`${describeFinding(finding)}\n`);
	print('Update these packages in the catalog of pnpm-workspace.yaml, or add an override there with the reason.');
	process.exitCode = 1;
}
