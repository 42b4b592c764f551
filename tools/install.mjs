/** Installs the dependencies of the lockfile, unless they are up to date. */
import { installDependencies } from './lib/prepare.mjs';

try {
	await installDependencies();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
