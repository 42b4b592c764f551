/**
 * `npm start`: installs and builds what has changed, then serves the shop with its API and database in one process.
 *
 * The demo profile runs unless NODE_ENV or PROFILE is set to production, or with `npm start -- --production`.
 * PORT and HOST say where it listens; apps/web/src/server/config.ts reads the other settings.
 */
import { parseArgs } from 'node:util';
import { readProfile } from '../apps/api/src/run-profile.ts';
import { startRefusal } from '../apps/api/src/start-check.ts';
import { buildShop, installDependencies } from './lib/prepare.mjs';
import { endOnSignals } from './lib/run.mjs';

const leaveSignals = endOnSignals({ code: 0 });
try {
	const { values } = parseArgs({ options: { production: { type: 'boolean', default: false } } });
	// The profile is chosen by what the operator set, before NODE_ENV is set below for the built code.
	process.env.PROFILE = values.production ? 'production' : readProfile(process.env);
	const refusal = startRefusal(process.env);
	if (refusal !== undefined) throw new Error(refusal);
	await installDependencies();
	await buildShop();
} catch (error) {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
}
leaveSignals();
process.env.NODE_ENV ??= 'production';
await import('../apps/web/src/server/main.ts');
