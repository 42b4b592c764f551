#!/usr/bin/env node
import process from 'node:process';

const OLDEST_NODE = [22, 12] as const;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
	process.stderr.write(
		`@zaylat/tokens needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.\n`,
	);
	process.exitCode = 2;
} else {
	// Loaded after the check: an old Node would stop at syntax or modules that it does not know.
	const { runCommand } = await import('./command.ts');
	process.exitCode = await runCommand(process.argv.slice(2), {
		cwd: process.cwd(),
		print: (text) => process.stdout.write(text),
		printError: (text) => process.stderr.write(text),
	});
}
