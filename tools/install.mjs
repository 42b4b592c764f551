/** Installs the dependencies exactly as the lockfile says, unless they are up to date. */
import { installDependencies } from './lib/prepare.mjs';

try {
	await installDependencies();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
}
