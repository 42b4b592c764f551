/** Installs the dependencies of the lockfile, unless they are up to date. */
import { installDependencies, orEnd } from './lib/prepare.mjs';

await orEnd(installDependencies());
